import { boot, ofTheBuild, ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

const script = 'src/app/boot.ts'

export const sabotages = [
  ...ofTheBuild([
    ['menu.older', 'five rows that stay over the text', 'src/app/older-menu-style.ts', 'position:static', 'top:0'],
    ['menu.older', 'a button that opens nothing', 'src/app/older-menu-style.ts', '#root>header button{display:none}', ''],
    ['menu.leave', 'it stays over the page', script, "'#menu,[popovertarget]'", "'*'"],
    ['menu.wide', 'a menu that stays open over a phone that is turned', script, "'pagehide resize'", "'pagehide'", 'of a phone that is turned'],
  ]),
  ...ofTheSources([
    ['menu.wide', 'it stays in a window that grows wide', script, "'pagehide resize'", "'pagehide'"],
    ['menu.leave', 'it stays open in a page that is left', script, "'pagehide resize'", "'resize'"],
    ['menu.leave', 'asked of a browser that knows no popover', script, 'menu.hidePopover?.(), window', 'menu.hidePopover(), window'],
  ]),
  ...ofTheSite([
    ['menu.toggle', 'it opens and stays', 'contatti/index.html', 'popoverTarget="menu"', 'popoverTarget="menu" popovertargetaction="show"', 'on /contatti'],
    ['menu.everywhere', 'a link that the menu of one article hides', 'blog/venezia-bambini/index.html', ...rule('@media(max-width:39.99em){#menu li:nth-child(4){display:none}}'), '/blog/venezia-bambini in use'],
    ['menu.everywhere', 'a button that opens nothing, on one article', 'blog/venezia-bambini/index.html', 'popoverTarget="menu"', '', '/blog/venezia-bambini in use'],
    ['menu.told', 'a script says that it is open', 'blog/index.html', ...boot('document.querySelector("[popovertarget]").ariaExpanded="true"')],
    ['menu.before-script', 'Escape does nothing', 'contatti/index.html', 'popover="auto"', 'popover="manual"', 'on /contatti'],
    ['menu.links', 'a link to the wrong page', 'blog/index.html', '<a href="/ospite">Ospite', '<a href="/proprietario">Ospite'],
    ['menu.choice', 'a choice leads elsewhere', 'blog/index.html', '<a href="/contatti">Contatti', '<a href="/ospite">Contatti', '«Contatti»'],
    ['menu.escape', 'Escape does nothing', 'blog/index.html', 'popover="auto"', 'popover="manual"'],
    ['menu.no-javascript', 'the button opens nothing', 'blog/index.html', 'popoverTarget="menu"', 'popoverTarget="altro"', '«Contatti»'],
    ['menu.no-javascript', 'a button for scripts only, on one article', 'blog/venezia-bambini/index.html', ':not([popovertarget]){display:none}', '{display:none}', '/blog/venezia-bambini in use'],
    ['menu.wide', 'wide from 720 px', 'blog/index.html', /min-width:40em/g, 'min-width:45em'],
  ]),
]
