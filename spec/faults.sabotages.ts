import { boot, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = ofTheSite([
  ['faults.files', 'the page loads itself again', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('addEventListener("error",()=>0);if(!location.hash&&!document.referrer)location.replace("?valore=1#x")'), 'scripts missing'],
  ['faults.changed', 'the page loads itself again', 'index.html', ...boot('if(/molti/.test(document.body.textContent)&&!location.search)location.replace("?a")'), 'the home page'],
  ['faults.late', 'what comes late wipes what was typed', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('addEventListener("load",()=>document.querySelectorAll("input").forEach(i=>i.value=""))'), 'plates'],
  ['faults.deploy', 'a lost script takes what was typed', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('document.addEventListener("focusin",()=>import("/assets/manca.js").catch(()=>{document.querySelector("[data-island] input").value=""}))')],
  ['faults.reclaimed', 'the form forgets', contacts, 'method="post"', 'method="post" autocomplete="off"', 'the form'],
  ['faults.offline', 'the form forgets', contacts, 'method="post"', 'method="post" autocomplete="off"'],
  ['faults.storage', 'it counts on being kept', '{product}-lab/calcolo-rendimento-reale/index.html', ...boot('try{localStorage}catch{document.querySelector("h1").remove()}')],
  ['faults.form', 'the form forgets', contacts, 'method="post"', 'method="post" autocomplete="off"', 'is down'],
])
