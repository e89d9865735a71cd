import { boot, ofTheBuild, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheSite([
    ['console.page', 'a picture that is not there', 'contatti/index.html', '</main>', '<img src="/manca.png" alt="" width="1" height="1"></main>', '/contatti in use'],
    ['console.page', 'a word on the console', 'contatti/index.html', ...boot('console.log(1)'), '/contatti in use'],
  ]),
  ...ofTheBuild([
    ['console.tour', 'a warning from the dialog', 'src/layout/WelcomeDialog.tsx', 'title="Benvenuti a Venezia"', 'title={console.warn(1) ?? "Benvenuti a Venezia"}'],
    ['console.not-found', 'the path is not an error', 'src/app/tell-missing.ts', 'console.error(', 'console.info('],
    ['console.tools', 'a tool that complains', 'src/tools/YieldTool.tsx', /$/, "\nconsole.warn('ricalcolo')\n", 'calcolo-rendimento-reale in use'],
  ]),
]
