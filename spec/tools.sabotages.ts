import { ofTheBuild, ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheSite([
    ['tools.result', 'the figure stays behind', '{product}-lab/calcolo-rendimento-reale/index.html', ...rule('main output{position:static!important}main form>div>div{min-height:12rem}'), 'calcolo-rendimento-reale'],
    ['tools.count', 'the count stays at the foot', 'blog/venezia-bambini/index.html', ...rule('main output{position:static!important}'), 'venezia-bambini'],
    ['tools.copied', 'an old result', 'blog/trasporti-venezia/index.html', /(data-copy="Biglietto )48/, '$172'],
    ['tools.choices', 'more than a field holds', 'blog/locazioni-transitorie/index.html', '>Esigenza temporanea<', '>Esigenza temporanea documentata<'],
    ['tools.seen', 'asked at the first touch', 'blog/mercato-rialto/index.html', /new IntersectionObserver\(/, '({observe(){}});(', 'mercato-rialto'],
    ['tools.steady', 'no room for the answer', 'blog/mercato-rialto/index.html', ...rule('[data-room]::after{content:none!important}'), 'mercato-rialto'],
    ['tools.steady', 'taller once it is awake', 'blog/conto-economico-locazione-breve/index.html', ...rule('[data-awake]{padding-bottom:1px}'), 'conto-economico'],
  ]),
  ...ofTheBuild([
    ['tools.answers', 'a weekend half as dear again', 'src/tools/price.ts', 'weekend: 1.15', 'weekend: 1.5', 'prezzo-affitti-brevi with'],
    ['tools.answers', 'a pass too short for its own hours', 'src/tools/fares.ts', 'pass.hours >= hours', 'pass.hours > hours', 'trasporti-venezia with'],
    ['tools.seen', 'the fish market open on Mondays', 'src/tools/schedules.ts', 'weekdays: TUESDAY_TO_SATURDAY', 'weekdays: MONDAY_TO_SATURDAY', 'at 2027-02-08'],
    ['tools.answers', 'a list that does not count', 'src/tools/Checklist.tsx', "querySelectorAll(':checked')", "querySelectorAll('[checked]')", 'venezia-sostenibile with'],
    ['tools.answers', 'only the first point is taken away', 'src/tools/format.ts', "amount.replaceAll('.', '')", "amount.replace('.', '')", '1.250.000'],
    ['tools.answers', 'a month of 31 days', 'src/tools/contract.ts', 'input.length < SHORT_DAYS', 'input.length <= SHORT_DAYS', 'Durata = 29'],
    ['tools.answers', 'cards on what the portal takes too', 'src/tools/commissions.ts', '(cardRate() * direct) / 100', 'cardRate()', 'carta'],
    ['tools.answers', 'half a ride', 'src/tools/fares.ts', "unit: '', whole: true", "unit: '', whole: false", '2,5'],
    ['tools.described', 'described by what is not there', 'src/tools/AmountField.tsx', 'problem ? `${id}-errore`', 'problem ? `${id}-error`'],
    ['tools.seen', 'winter all the year', 'src/tools/clock.ts', 'isWinter ? winter :', 'isWinter || true ? winter :', '2027-07-06'],
    ['tools.seen', 'the feast of today is over', 'src/tools/festivals.ts', 'isoDay(to) >= isoDay(after)', 'isoDay(to) > isoDay(after)', '2027-02-09'],
    ['tools.seen', 'Carnival a day later', 'src/tools/festivals.ts', '-47', '-46', 'tradizioni-veneziane'],
  ]),
  ...ofTheSources([
    ['tools.placed', 'the tool is not in the index', 'src/pages/ArticleColumns.tsx', 'module.headings.map(', "module.headings.filter(({ id }) => id !== 'strumento').map("],
    ['tools.refused', 'a second mark accepted', 'src/content/mdx/tool-mark.ts', 'marks.length === (tool ? 1 : 0)', 'marks.length >= (tool ? 1 : 0)'],
    ['tools.decimals', 'revenue to the cent', 'src/tools/PriceTool.tsx', 'number(Math.round(from))', 'number(from)'],
    ['tools.today', 'the day of the article', 'src/tools/SunsetTool.tsx', 'current: () => ({ date: isoDay(romeTime(new Date())) })', 'current: undefined'],
    ['tools.turns', 'asleep at midnight', 'src/tools/FestivalsTool.tsx', 'romeInstant(addDays(romeTime(now), 1), 0)', 'undefined'],
    ['tools.next', 'the way leads home', 'src/tools/NextStep.tsx', 'paths.contacts', 'paths.home'],
    ['tools.drawn', 'the example once more', 'src/tools/ProfitPoles.tsx', 'accountSteps(input', 'accountSteps({ ...input, price: 125 }'],
    ['tools.own', 'the example once more', 'src/tools/YieldTool.tsx', 'input && changed &&', 'input &&'],
  ]),
]
