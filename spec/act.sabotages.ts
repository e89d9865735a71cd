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
  ['act.names', 'passwords too', `${act}/checks/names.ts`, "(tag === 'input' && type === 'password')", 'false'],
  ['act.names', 'what the browser says by itself is a name', `${act}/checks/names.ts`, 'rule === IMAGE_BUTTON ? !answer.isNamed : ', ''],
  ['act.covered', 'a check that no case measures', `${act}/checks/all.ts`, 'questions, references', 'references'],
  ['act.covered', 'what is asked is left open', `${act}/checks/errors.ts`, "asks: ['36b590'], ", ''],
  ['act.covered', 'a fault where it says that it asks', `${act}/engines/own.ts`, 'asks.includes(act)', 'false'],
  ['act.descriptions', 'what stands around a link unread', `${page}/vague-links.ts`, 'hasContext ||= hasMore(around)', 'hasContext ||= false'],
  ['act.descriptions', 'words of any language', `${page}/vague-links.ts`, 'anyLink.get(language)?.has(word)', '[...anyLink.values()].some((list) => list.has(word))'],
  ['act.questions', 'a question that no rule asks', `${act}/checks/questions.ts`, "'2.5.4 device'", "'2.5.4 moves'"],
  ['act.fields', 'fields that nobody can fill in', `${act}/checks/autocomplete.ts`, '!field.matches(fixed) && ', ''],
  ['act.turns', 'each part by itself', `${act}/checks/orientation.ts`, 'turnOf(element) + wholeTurnOf(element.parentElement)', 'turnOf(element)'],
  ['act.contrast', 'what nobody sees is wrong', `${page}/painted.ts`, 'best < wanted && isSeen && ', 'best < wanted && ', 'nobody sees'],
  ['act.contrast', 'alpha and opacity dropped', `${page}/painted.ts`, '(alpha / 255) * word.opacity', '1', 'alpha'],
  ['act.contrast', 'fields passed over', `${page}/shown-words.ts`, 'const text = (field.value || field.placeholder).trim()', "const text = ''", 'placeholder'],
  ['act.contrast', 'shadow trees passed over', `${page}/shown-words.ts`, 'if (node instanceof Element && node.shadowRoot) read(node.shadowRoot)', '', 'shadow tree'],
  ['act.clipping', 'what is beside its box is cut through', `${page}/clipped.ts`, 'line.left >= right - 1) return', 'false) return', 'wholly beside'],
  ['act.clipping', 'only its own box', `${page}/clipped.ts`, 'of boxesAround(parent))', 'of boxesAround(parent).slice(0, 1))', 'an ancestor'],
  ['act.languages', 'marks that nobody reads', `${page}/passages.ts`, 'language !== marked', 'language === marked'],
  ['act.languages', 'a sentence passed over', `${act}/checks/languages.ts`, 'slice(0, MOST)', 'slice(0, 0)'],
  ['act.focus', 'only beside the control', `${page}/unmarked.ts`, "near === 'none' ? await markIn('window') : near", 'near'],
  ['act.traps', 'a way out that leads nowhere counts', `${page}/traps.ts`, "if ((await follow(page, 'Tab')).hasLeft) return {", 'return {'],
  ['act.traps', 'one way will do for none', `${page}/traps.ts`, "'Tab', 'Shift+Tab', 'Escape'", "'Tab'", 'not a trap'],
  ['act.scrollers', 'the room at the edges counts', `${act}/checks/scrollers.ts`, 'sum + parseFloat(side), 1', 'sum, 1'],
  ['act.references', 'one that is closed is asked too', `${act}/checks/references.ts`, '[role=combobox][aria-expanded=true]', '[role=combobox]'],
])
