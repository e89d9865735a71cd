import { expect, test } from 'playwright/test'
import { keysIn } from '../page/traps.ts'
import { asked } from './asked.ts'
import { focus } from './checks/focus.ts'
import { scrollers } from './checks/scrollers.ts'
import { traps } from './checks/traps.ts'

asked('act.focus: a mark on the control, or elsewhere', focus, {
  '<a href="#a">Fog</a>': [],
  '<style>a:focus{outline:none}</style><a href="#a">Fog</a>': ['oj04fd'],
  '<style>a:focus{outline:none;text-decoration:none}</style><a href="#a">Fog</a>': [],
  '<style>a{outline:none}a:focus~b{background:navy}b{position:fixed;right:0;bottom:0;width:2em;height:2em}</style><a href="#a">Fog</a><b></b>': [],
  '<style>*:focus{outline:none}</style><a href="#a" tabindex="-1">Fog</a><button tabindex="-1">Fog</button><summary tabindex="-1">Fog</summary>': [],
  '<style>*:focus{outline:none}</style><button onfocus="this.style.color=\'red\'" onblur="this.style.color=\'\'">Fog</button><button>Sun</button>': ['oj04fd'],
  '<style>*:focus{outline:none}</style><button id="fog">Fog</button><button>Sun</button><script>fog.addEventListener("focus", () => (fog.style.color = "red"));fog.addEventListener("blur", () => (fog.style.color = ""))</script>': ['oj04fd'],
})

const back = 'onblur="setTimeout(() => this.focus(), 10)"'
const out = (key: string, ctrl: boolean) => `<div onkeydown="if (event.key === '${key}' && event.ctrlKey === ${ctrl}) this.querySelector('button').onblur = null"><button ${back}>Boat</button></div>`

asked('act.traps: what the focus does not leave', traps, {
  [`<a href="#a">Quay</a><button ${back}>Boat</button><a href="#b">Bridge</a>`]: ['a1b64e', '80af7b', 'ebe86a'],
  [`${out('m', true)}<p>Fog</p>`]: ['a1b64e', '80af7b', 'ebe86a'],
  [`${out('m', true)}<p>Press Ctrl+M to leave.</p>`]: ['a1b64e'],
  [`${out('m', true)}<p>To leave, press the Control and M keys together.</p>`]: ['a1b64e'],
  '<a href="#a">Quay</a><p contenteditable onkeydown="if (event.key === \'Tab\') event.preventDefault()">Boat</p>': ['a1b64e', '80af7b', 'ebe86a'],
  [`${out('m', true)}<p>Press Ctrl+K to leave.</p>`]: ['a1b64e', '80af7b', 'ebe86a'],
})

asked('act.traps: not a trap', traps, {
  '<a href="#a">Quay</a><button onblur="this.title = 1">Boat</button>': [],
  [out('Escape', false)]: [],
  '<a href="#a" onblur="1">Quay</a><button onkeydown="if (event.key === \'Tab\' && !event.shiftKey) event.preventDefault()">Boat</button>': [],
  '<input type="date" onblur="1"><iframe srcdoc="<a href=x>Quay</a><a href=y>Boat</a>"></iframe>': [],
})

test('act.traps: keys in the words of a page', () => {
  expect(keysIn('Press Ctrl + M, Esc or Shift+F6; a ship+m is none')).toEqual(['Control+m', 'Escape', 'Shift+F6'])
  expect(keysIn('ctrl-m, Control and the M key, Shift plus Alt plus F6; control of a ship')).toEqual(['Control+m', 'Shift+Alt+F6'])
})

const long = '<p>High tide at nine, raised boards over the square</p>'.repeat(9)
const box = 'style="height:5em;overflow:auto"'

asked('act.scrollers: reached by the keyboard', scrollers, {
  [`<section ${box}>${long}</section>`]: ['0ssw9k'],
  [`<section ${box} tabindex="0">${long}</section>`]: [],
  [`<section ${box}>${long}<a href="#a">Quay</a></section>`]: [],
  [`<section ${box}>${long}<button disabled>Quay</button></section>`]: ['0ssw9k'],
  [`<section ${box}><div style="height:20em"></div></section>`]: [],
  [`<section ${box}><div style="height:20em;opacity:0">Fog</div></section>`]: [],
  [`<section style="height:1em;width:3em;overflow:auto">${long.replace(/<.*?>/g, '')}</section>`]: ['0ssw9k'],
  [`<section ${box}>${long}<a name="quay">Quay</a></section>`]: ['0ssw9k'],
  [`<section ${box} contenteditable="plaintext-only">${long}</section>`]: [],
  [`<section ${box}>${long}<details>Fog</details></section>`]: [],
  [`<section ${box}>${long}<img alt="Quays" usemap="#quays" width="9" height="9" src="a.png"><map name="quays"><area href="#a" alt="Quay" coords="0,0,9,9"></map></section>`]: [],
  '<section style="height:5em;overflow:auto;padding:2em"><p style="height:6em;margin:0">Fog</p></section>': [],
  [`<section style="height:5em;overflow:hidden">${long}</section>`]: [],
})
