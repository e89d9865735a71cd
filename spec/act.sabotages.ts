import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rooms = 'e2e/harness'
const act = `${rooms}/act`
const page = `${rooms}/page`

export const sabotages = ofTheSources([
  ['act.cases', 'any outcome will do', `${act}/cases.ts`, '!outcomes.includes(expected)', "expected === ''"],
  ['act.documents', 'no page around it', `${act}/document.ts`, '<html lang="en">', '<html>'],
  ['act.selection', 'the first part is all', `${act}/selection.ts`, 'at % of === number - 1', 'at % of >= number - 1'],
  ['act.mapping', 'another rule of Alfa', `${act}/engines/alfa.ts`, "'97a4e1': 12", "'97a4e1': 13"],
  ['act.judged', 'false alarms forgiven', `${act}/judge.ts`, "expected !== 'failed' && outcome === 'failed'", "expected === 'passed' && outcome === 'failed'"],
  ['act.combined', 'as good as the best', `${act}/table.ts`, "right('combined') > Math", "right('combined') >= Math"],
  ['act.combined', 'who was wrong votes too', `${act}/table.ts`, "own[name] !== 'inconsistent'", "own[name] !== 'untested'"],
  ['act.earl', 'published nowhere', `${act}/earl.ts`, "'source': url", "'source': rule"],
  ['act.head', 'zoom of any kind', `${act}/checks/document-head.ts`, 'scale >= 2', 'scale >= 1'],
  ['act.languages', 'every word is a language', `${act}/checks/languages.ts`, 'isValidLang(mark', 'Boolean(mark'],
  ['act.names', 'passwords too', `${act}/checks/names.ts`, '(?:image|password)', '(?:image)'],
  ['act.fields', 'fields that nobody can fill in', `${act}/checks/autocomplete.ts`, '!field.matches(fixed) && ', ''],
  ['act.turns', 'each part by itself', `${act}/checks/orientation.ts`, 'turnOf(element) + wholeTurnOf(element.parentElement)', 'turnOf(element)'],
  ['act.contrast', 'alpha and opacity dropped', `${page}/painted.ts`, '(alpha / 255) * line.opacity', '1', 'alpha'],
  ['act.contrast', 'fields passed over', `${page}/lines.ts`, 'const text = field.value || field.placeholder', "const text = ''", 'placeholder'],
  ['act.contrast', 'shadow trees passed over', `${page}/lines.ts`, 'if (node instanceof Element && node.shadowRoot) read(node.shadowRoot)', '', 'shadow tree'],
  ['act.clipping', 'what is beside its box is cut through', `${page}/clipped.ts`, 'line.left >= right - 1) return', 'false) return', 'wholly beside'],
  ['act.clipping', 'only its own box', `${page}/clipped.ts`, 'of boxesAround(parent))', 'of boxesAround(parent).slice(0, 1))', 'an ancestor'],
  ['act.languages', 'marks that nobody reads', `${page}/passages.ts`, 'language !== marked', 'language === marked'],
  ['act.focus', 'only beside the control', `${page}/unmarked.ts`, "near === 'none' ? await markIn('window') : near", 'near'],
  ['act.traps', 'a way out that leads nowhere counts', `${page}/traps.ts`, "if ((await follow(page, 'Tab')).hasLeft) return {", 'return {'],
  ['act.traps', 'one way will do for none', `${page}/traps.ts`, "'Tab', 'Shift+Tab', 'Escape'", "'Tab'", 'not a trap'],
  ['act.scrollers', 'the room at the edges counts', `${act}/checks/scrollers.ts`, 'sum + parseFloat(side), 1', 'sum, 1'],
  ['act.references', 'one that is closed is asked too', `${act}/checks/references.ts`, '[role=combobox][aria-expanded=true]', '[role=combobox]'],
])
