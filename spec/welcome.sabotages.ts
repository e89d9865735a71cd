import { noise, ofTheBuild, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheBuild([
    ['welcome.time', '1000 → 2400 ms', 'src/layout/Welcome.tsx', 'DELAY_MS = 1000', 'DELAY_MS = 2400'],
    ['welcome.time', '1000 → 900 ms', 'src/layout/Welcome.tsx', 'DELAY_MS = 1000', 'DELAY_MS = 900'],
    ['welcome.first-view', 'the picture in one piece', 'src/layout/WelcomeDialog.tsx', "width: '50%'", "minWidth: '100%'", 'at 390'],
    ['welcome.script', 'a library too many', 'src/app/entry-client.tsx', /$/, `\nexport const library = '${noise(400)}'\n`],
    ['welcome.focus', 'a control that Tab passes by', 'src/ui/Dialog.tsx', 'css={close}', 'css={close} tabIndex={-1}'],
    ['welcome.return', 'the focus is lost', 'src/ui/Dialog.tsx', 'if (before.current instanceof HTMLElement) before.current.focus()', '', 'the link that had it'],
    ['welcome.leads', 'to the guests', 'src/layout/WelcomeDialog.tsx', 'to={paths.owners}', 'to={paths.guests}', 'two links'],
    ['welcome.leads', 'another greeting', 'src/layout/WelcomeDialog.tsx', 'title="Benvenuti a Venezia"', 'title="Buongiorno"', 'two links'],
    ['welcome.leads', 'an invitation that is not heard', 'src/ui/Dialog.tsx', '<Radix.Description>{description}</Radix.Description>', '<p>{description}</p>', 'two links'],
    ['welcome.low', 'what does not fit is cut', 'src/ui/Dialog.tsx', "overflow: 'auto'", "overflow: 'hidden'"],
    ['welcome.outside', 'a press beside it does nothing', 'src/ui/Dialog.tsx', '<Radix.Content', '<Radix.Content onPointerDownOutside={(event) => event.preventDefault()}'],
    ['welcome.inert', 'the page behind stays alive', 'src/ui/Dialog.tsx', /<Radix\.Root open([^]*?)<Radix\.Content/, '<Radix.Root modal={false} open$1<Radix.Content onInteractOutside={(event) => event.preventDefault()}'],
    ['welcome.once', 'it comes back', 'src/app/start-welcome.ts', "type === 'back_forward' || wasHere", 'wasHere && false', 'by a link'],
    ['welcome.failed', 'the fault goes on', 'src/layout/Welcome.tsx', '.catch(() => undefined)', ''],
    ['welcome.chunk', 'its text travels with every page', 'src/app/entry-client.tsx', /$/, "\nexport const greeting = 'Benvenuti a Venezia'\n", '/contatti neither'],
    ['welcome.punctual', '1000 → 1500 ms', 'src/layout/Welcome.tsx', 'DELAY_MS = 1000', 'DELAY_MS = 1500'],
  ]),
  ...ofTheSite([
    ['welcome.elsewhere', 'on another page', 'contatti/index.html', /<\/main>([^]*)<\/script>\n<\/body>/, '</main><div data-island="welcome"></div>$1;document.querySelector("[data-island=welcome]").dispatchEvent(new PointerEvent("pointerover",{bubbles:true}))</script>\n</body>', '/contatti neither'],
    ['welcome.free', 'the page stays locked', 'index.html', ...rule('html{overflow:hidden!important}')],
  ]),
]
