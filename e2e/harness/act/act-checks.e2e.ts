import { expect, test } from 'playwright/test'
import { asked } from './asked.ts'
import { autocomplete } from './checks/autocomplete.ts'
import { documentHead } from './checks/document-head.ts'
import { isLanguage, languages } from './checks/languages.ts'
import { namesCheck } from './checks/names.ts'
import { references } from './checks/references.ts'
import { inShadow } from './in-shadow.ts'

// The checks, each asked of documents: beside a document stand the rules that it breaks.

test('act.languages: as registered', () => {
  expect(['it', 'IT-it', 'cmn-Hans', 'iw', 'sh', 'ast', 'zxx', 'en-nowhere'].map(isLanguage)).toEqual(Array(8).fill(true))
  expect(['eng', 'english', 'em-US', 'i-lux', '#', 'xyz'].map(isLanguage)).toEqual(Array(6).fill(false))
})

asked('act.languages: registered, of a text that is shown', languages, {
  '<p lang="nowhere">Fog</p>': ['de46e4'],
  '<p lang="nowhere"><img alt="Fog"></p>': ['de46e4'],
  '<p lang="nowhere"><b style="visibility:hidden">Fog</b></p>': [],
  '<p lang="nowhere"><b hidden>Fog</b></p>': [],
  '<p lang="nowhere"><b lang="it">Nebbia</b></p>': [],
  '<p lang="cmn">雾</p>': [],
  '<body lang="nowhere">Fog': ['de46e4'],
  '<p lang="nowhere"><button aria-label="Fog"></button></p>': ['de46e4'],
  '<p lang="nowhere"><input type="button" value="Fog"></p>': ['de46e4'],
  '<p lang="nowhere"><svg><title>Fog</title><path d="M0 0h9"/></svg></p>': ['de46e4'],
  '<p lang="nowhere"><img alt="Fog" aria-hidden="true"></p>': [],
  '<p lang="nowhere" style="display:contents">Fog</p>': ['de46e4'],
  '<p lang="nowhere" aria-hidden="true">Fog</p>': ['de46e4'],
  '<p lang="nowhere" aria-hidden="true" style="position:absolute;left:-999px">Fog</p>': [],
  '<p lang="nowhere" inert style="opacity:0">Fog</p>': [],
  '<p lang="nowhere" aria-hidden="true" style="height:0;overflow:hidden">Fog</p>': [],
  '<svg lang="nowhere"><text y="9">Fog</text></svg>': [],
  '<p lang="nowhere"><video>Fog</video></p>': [],
  [inShadow('<p lang="nowhere">Fog</p>')]: ['de46e4'],
  [inShadow('<p>Fog</p>', '', 'lang="nowhere"')]: ['de46e4'],
  [inShadow('<p><slot></slot></p>', 'Fog', 'lang="nowhere"')]: ['de46e4'],
  [inShadow('', 'Fog', 'lang="nowhere"')]: [],
  '<p lang="it">The tide is high at nine, and all of the boards are out.</p>': ['off6ek'],
  '<p lang="tlh">The tide is high at nine, and all of the boards are out.</p>': [],
  '<html><p>Fog</p>': ['b5c3f8'],
  '<html lang=" "><p>Fog</p>': ['b5c3f8'],
  '<html lang="nowhere"><p>Fog</p>': ['bf051a'],
  '<p>Die Flut kommt um neun, und die Stege sind auf dem Platz.</p>': ['ucwvc8'],
  '<p>The boats go from the quay. The tide is high at nine, and all of the boards are out. They say: die Flut ist da und wir sind auf dem Platz.</p>': ['off6ek?'],
})

const titled = '<html lang="en"><title>Quay</title>'

asked('act.head: a title, delays and zoom of a page', documentHead, {
  [titled]: [],
  '<html lang="en"><title> </title>': ['2779a5'],
  [`${titled}<meta http-equiv="Refresh" content="later"><meta http-equiv="refresh" content="300; url=/">`]: ['bisz58', 'bc659a'],
  [`${titled}<meta http-equiv="refresh" content="72001">`]: ['bisz58'],
  [`${titled}<meta name="Viewport" content="user-scalable=no">`]: ['b4f0c3'],
  [`${titled}<meta name="viewport" content="width=device-width">`]: [],
})

asked('act.names: whoever needs one, but for those left out', namesCheck, {
  '<button></button>': ['97a4e1'],
  '<a href="#a"></a><a href="#a" role="doc-backlink"></a>': ['c487ae', 'c487ae'],
  '<input>': ['e086e5'],
  '<div role="menu"><div role="menuitem"></div><div role="menuitemradio"></div></div>': ['m6b1q3', 'e086e5'],
  '<iframe></iframe>': ['cae760'],
  '<h2></h2><div role="heading" aria-level="2"></div><h2>Quay</h2>': ['ffd0e9', 'ffd0e9'],
  '<details><summary></summary>Fog</details><details name="quay"><summary></summary>Fog</details><details><summary>Quay</summary>Fog</details>': ['2t702h', '2t702h'],
  '<input type="image" src="a.png" alt="">': ['59796f'],
  '<input type="image" src="a.png" title="Send"><label>Send <input type="image" src="a.png"></label>': [],
  '<input type="image" src="a.png" aria-labelledby="nowhere"><label><input type="image" src="a.png"></label>': ['59796f', '59796f'],
  '<img src="a.png"><div role="img"></div><img src="a.png" alt=""><img src="a.png" alt="Quay">': ['23a2a8', '23a2a8'],
  '<img src="a.png" alt="" title="Quay"><img src="a.png" alt="" aria-label="">': [],
  '<svg role="img"><path d="M0 0h9"/></svg><svg><path d="M0 0h9"/></svg><svg role="img" aria-label="Quay"></svg>': ['7d6734'],
  '<svg role="IMG"><path d="M0 0h9"/></svg><svg role=""><path d="M0 0h9"/></svg><svg role="picture"><path d="M0 0h9"/></svg>': ['7d6734'],
  '<object data="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" role=""></object>': ['8fc3b6'],
  '<object type="image/png" data="a.png" style="width:9px;height:9px"></object><object type="text/html" data="a.html"></object>': ['8fc3b6'],
  '<input type="password">': [],
  '<iframe tabindex="-1"></iframe>': [],
  '<button aria-hidden="true" hidden></button>': [],
})

const badly = 'autocomplete="nowhere"'

asked('act.fields: those that a reader can fill in', autocomplete, {
  [`<input ${badly}>`]: ['73f2c2'],
  [`<select ${badly}></select>`]: ['73f2c2'],
  [`<input ${badly} disabled>`]: [],
  [`<input ${badly} type="hidden">`]: [],
  [`<input ${badly} type="submit">`]: [],
  [`<input ${badly} readonly>`]: [],
  [`<input ${badly} tabindex="-1" role="none">`]: [],
  [`<input ${badly} tabindex="-1" aria-hidden="true" style="position:absolute;left:-999px">`]: [],
  [`<div inert style="position:absolute;top:-999px"><input ${badly}></div>`]: [],
  [`<input ${badly} aria-hidden="true" style="opacity:0">`]: [],
  [`<input ${badly} aria-hidden="true" style="position:absolute;clip-path:inset(50%)">`]: [],
  [`<div aria-hidden="true" style="height:0;overflow:hidden"><input ${badly}></div>`]: [],
  [`<input ${badly} aria-hidden="true">`]: ['73f2c2'],
  [`<div role="group" aria-disabled="true"><input ${badly}></div>`]: [],
  [inShadow(`<input ${badly}>`)]: ['73f2c2'],
  '<button autocomplete="nowhere">Send</button>': [],
})

asked('act.references: of what is open', references, {
  '<input role="combobox" aria-expanded="true" aria-controls="quays">': ['in6db8'],
  '<input role="combobox" aria-expanded="false" aria-controls="quays">': [],
  '<div role="scrollbar" aria-controls="quays boats"></div><p id="boats">Fog</p>': [],
  '<div role="scrollbar" aria-controls="quays">Fog</div>': ['in6db8'],
  '<div role="Scrollbar" aria-controls="quays">Fog</div>': ['in6db8'],
  '<div inert><div role="scrollbar" aria-controls="quays">Fog</div></div>': [],
  '<div role="scrollbar" aria-controls="quays">Fog</div><dialog id="boats">Boats</dialog><script>boats.showModal()</script>': [],
})
