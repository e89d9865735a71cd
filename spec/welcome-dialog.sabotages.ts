import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const welcome = 'src/layout/Welcome.tsx'

export const sabotages = ofTheSources([
  ['welcome-dialog.delay', '1000 → 1400 ms', welcome, 'DELAY_MS = 1000', 'DELAY_MS = 1400'],
  ['welcome-dialog.delay', 'counted from the start of the script', welcome, 'DELAY_MS - sinceSeen()', 'DELAY_MS'],
  ['welcome-dialog.words', 'another greeting', 'src/layout/WelcomeDialog.tsx', 'Benvenuti a Venezia', 'Buongiorno'],
  ['welcome-dialog.words', 'the dialog untitled', 'src/ui/Dialog.tsx', '<Radix.Title>{title}</Radix.Title>', '<h2>{title}</h2>'],
  ['welcome-dialog.links', 'the buttons swapped', 'src/layout/WelcomeDialog.tsx', 'to={paths.lab}', 'to={paths.owners}'],
  ['welcome-dialog.close', 'a click outside does nothing', 'src/ui/Dialog.tsx', 'onOpenChange={(next) => !next && onClose()}', 'onOpenChange={() => undefined}'],
  ['welcome-dialog.close', 'a close control that does nothing', 'src/ui/Dialog.tsx', /<Radix\.Close ([^]*?)<\/Radix\.Close>/, '<button type="button" $1</button>'],
  ['welcome-dialog.focus', 'the focus is lost', 'src/ui/Dialog.tsx', 'if (before.current instanceof HTMLElement) before.current.focus()', ''],
  ['welcome-dialog.once', 'it comes back', welcome, 'onClose={() => setDialog(undefined)}', 'onClose={() => { setDialog(undefined); setTimeout(() => setDialog(() => Dialog), 1000) }}'],
  ['welcome-dialog.cancel', 'leaving does not stop it', welcome, /return \(\) => \{\s+waiting\.abort\(\)\s+clearTimeout\(timer\)\s+\}/, 'return () => void setTimeout(() => document.body.appendChild(document.createElement("div")).setAttribute("role", "dialog"), timer ? 1000 : 0)'],
  ['welcome-dialog.cancel', 'it opens in a page that was left', welcome, "if (!document.body.hasAttribute('data-left')) ", ''],
  ['welcome-dialog.cancel', 'a page that is left without a mark', 'src/app/start-welcome.ts', "addEventListener('pagehide'", "addEventListener('pageshow'"],
  ['welcome-dialog.delay', 'its second passes behind another tab', welcome, 'if (!document.hidden) timer =', 'timer ='],
  ['welcome-dialog.delay', 'never in a tab that was behind another', welcome, "document.addEventListener('visibilitychange', () => count(DELAY_MS), { signal: waiting.signal })", ''],
  ['welcome-dialog.once', 'again in each tab that comes to the front', welcome, 'const open = async () => {\n      waiting.abort()', 'const open = async () => {'],
  ['welcome-dialog.home-only', 'on every page', 'src/app/App.tsx', 'here === paths.home &&', 'here !== "" &&'],
  ['welcome-dialog.quiet', 'a note left behind', 'src/ui/Dialog.tsx', 'const before = useRef', "console.log('opened'); const before = useRef"],
  ['welcome-dialog.quiet', 'a word left behind', 'src/ui/Dialog.tsx', 'const before = useRef', "console.warn('opened'); const before = useRef"],
])
