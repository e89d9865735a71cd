import { ofTheBuild, ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const script = 'src/app/start-copy.ts'
const toaster = 'src/ui/Toaster.tsx'

export const sabotages = [
  ...ofTheBuild([
    ['toasts.lazy', 'fetched with what wakes the tools', 'src/app/entry-client.tsx', 'export function awaken(): void {', "export function awaken(): void {\n  void import('../ui/Toaster')", 'before its first words'],
    ['toasts.announced', 'what was refused is told as done', 'src/app/notice.ts', 'if (!(await copied)) throw new Error(refused)', 'await copied', 'let a page copy'],
    ['toasts.auto-close', 'after ten seconds', toaster, 'position="bottom-right"', 'position="bottom-right" duration={10_000}', 'four seconds'],
    ['toasts.dress', 'round corners', toaster, 'borderRadius: 0,', 'borderRadius: 8,', 'house, text of 7:1'],
    ['toasts.dress', 'grey words', toaster, "'& [data-icon]': {", "'& [data-title]': { color: '#888' },\n    '& [data-icon]': {", 'house, text of 7:1'],
    ['toasts.close', 'a name in English', toaster, "closeButtonAriaLabel: 'Chiudi la notifica'", "closeButtonAriaLabel: 'Close toast'"],
    ['toasts.narrow', 'what stands between grows with the letters', toaster, 'min(.75rem, 2.5vw)', '.75rem', 'no word'],
    ['toasts.narrow', 'a slip as high as the window', toaster, "padding: '.375rem", "padding: '3rem", 'no word'],
    ['toasts.narrow', 'the longest as large as any', toaster, 'min(1.0625rem, 8.9vh)', '1.0625rem', 'no word'],
    ['toasts.early', 'what a tool was asked is forgotten', 'src/app/start-islands.ts', "?.setAttribute('data-pressed', '')", "?.setAttribute('data-lost', '')", 'a list is printed'],
    ['toasts.early', 'what was pressed is forgotten', script, '.writeText(', '.readText(', 'a text is copied'],
    ['toasts.failed', 'half a script of the notices, waited for', 'src/ui/toasts.ts', "if (!Toaster) throw new Error('no Toaster')", '', 'their script empty'],
    ['toasts.failed', 'nothing is said', script, 'lastChild!.nodeValue =', 'lastChild!.value ='],
    ['toasts.position', 'at the top left', 'src/ui/Toaster.tsx', 'position="bottom-right"', 'position="top-left"', 'stands at'],
    ['toasts.hotkey', 'Alt+N', toaster, "'KeyT'", "'KeyN'", 'leads to the notice'],
  ]),
  ...ofTheSite([
    ['toasts.region', 'told not to be read out', '{product}-lab/calcolo-rendimento-reale/index.html', 'aria-live="polite"', 'aria-live="off"', 'before its first words'],
    ['toasts.no-script', 'a button that does nothing', '{product}-lab/calcolo-rendimento-reale/index.html', '@media(scripting:none)', '@media(scripting:unknown)', '«Copia link»'],
  ]),
  ...ofTheSources([
    ['toasts.region', 'a region that reads nothing out', 'src/ui/NoticeRegion.tsx', 'aria-live="polite" />', 'aria-live="polite">Nessuna notifica</section>'],
    ['toasts.copy-link', 'another address', 'src/pages/ArticlePage.tsx', 'text={site.url + path}', 'text={path}'],
    ['toasts.announced', 'other words', 'src/pages/ArticlePage.tsx', 'done="Link copiato"', 'done="Fatto"'],
    ['toasts.announced', 'a failure goes unsaid', 'src/app/notice.ts', ', error: refused', ''],
    ['toasts.close', 'nothing to close it with', toaster, '      closeButton\n', ''],
    ['toasts.loading', 'nothing while waiting', 'src/app/notice.ts', "loading: 'Copio…', ", ''],
    ['toasts.auto-close', '4 → 2 seconds', toaster, 'theme="system"', 'theme="system" duration={2000}'],
    ['toasts.hover', 'always expanded', toaster, 'theme="system"', 'theme="system" expand'],
    ['toasts.swipe', 'to the left only', toaster, 'theme="system"', "theme=\"system\" swipeDirections={['left']}"],
    ['toasts.position', 'at the top', toaster, 'bottom-right', 'top-right'],
    ['toasts.hotkey', 'Alt+Y', toaster, "'KeyT'", "'KeyY'"],
  ]),
]
