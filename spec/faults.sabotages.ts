import { boot, ofTheBuild, ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = [
  ...ofTheSite([
    ['faults.files', 'the page loads itself again', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('addEventListener("error",()=>0);if(!location.hash&&!document.referrer)location.replace("?valore=1#x")'), 'scripts missing'],
    ['faults.changed', 'the page loads itself again', 'index.html', ...boot('if(/molti/.test(document.body.textContent)&&!location.search)location.replace("?a")'), 'the home page'],
    ['faults.late', 'what comes late leads back to the top', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('addEventListener("load",()=>scrollTo({top:0,behavior:"instant"}))'), 'plates'],
    ['faults.late', 'what comes late wipes what was typed', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('addEventListener("load",()=>document.querySelectorAll("input").forEach(i=>i.value=""))'), 'plates'],
    ['faults.late', 'the page loads itself again', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('addEventListener("load",()=>location.search||location.replace("?valore=300000"))'), 'plates'],
    ['faults.deploy', 'a lost script takes what was typed', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('document.addEventListener("focusin",()=>import("/assets/manca.js").catch(()=>{document.querySelector("[data-island] input").value=""}))')],
    ['faults.deploy', 'the page loads itself again', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('location.search||location.replace("?a")')],
    ['faults.reclaimed', 'the page loads itself again', contacts, ...boot('location.search||location.replace("?a")'), 'the form'],
    ['faults.reclaimed', 'the form forgets', contacts, 'method="post"', 'method="post" autocomplete="off"', 'the form'],
    ['faults.offline', 'the page loads itself again', contacts, ...boot('location.search||location.replace("?a")')],
    ['faults.offline', 'the form forgets', contacts, 'method="post"', 'method="post" autocomplete="off"'],
    ['faults.storage', 'it counts on being kept', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('try{localStorage}catch{document.querySelector("h1").remove()}')],
    ['faults.form', 'the form forgets', contacts, 'method="post"', 'method="post" autocomplete="off"', 'is down'],
  ]),
  ...ofTheBuild([
    ['faults.again', 'asked once', 'src/ui/requests.ts', 'known.delete(key)', 'undefined'],
    ['faults.files', 'a tool that came in part is woken', 'src/ui/wake.tsx', 'if (!Component) return', '', 'scripts of the tool empty'],
    ['faults.files', 'poles that came in part are drawn', 'src/tools/late.ts', '(await load()) ?? nothing', '(await load())!', 'the script of its poles empty'],
    ['faults.files', 'a tool that cannot come takes its fields away', 'src/ui/wake.tsx', "load().then(start, () => {})", "load().then(start, () => part.replaceChildren())", 'scripts of the tool missing'],
  ]),
  ...ofTheSources([
    ['faults.drawn', 'the tool goes with its part', 'src/tools/Spared.tsx', '!this.state.failed && this.props.children', 'this.props.children'],
    ['faults.translated', 'a name in two texts', 'src/tools/Result.tsx', '{`${label} `}', '{label} '],
    ['faults.translated', 'more words in two texts', 'src/tools/Result.tsx', '{`${detail} `}', '{detail} '],
  ]),
]
