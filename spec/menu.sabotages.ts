import { ofTheBuild, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const script = 'src/app/boot.ts'

export const sabotages = [
  ...ofTheBuild([
    ['menu.toggle', 'always said to be open', script, "String((event as ToggleEvent).newState === 'open')", "'true'", 'on /contatti'],
    ['menu.before-script', 'its state is not told', script, "on('toggle',", "on('toggled',", 'on /contatti'],
    ['menu.leave', 'it stays over the page', script, '!menu.contains(', 'menu.contains('],
  ]),
  ...ofTheSite([
    ['menu.links', 'a link to the wrong page', 'blog/index.html', '<a href="/ospite">Ospite', '<a href="/proprietario">Ospite'],
    ['menu.choice', 'a choice leads elsewhere', 'blog/index.html', '<a href="/contatti">Contatti', '<a href="/ospite">Contatti', '«Contatti»'],
    ['menu.escape', 'Escape does nothing', 'blog/index.html', 'popover="auto"', 'popover="manual"'],
    ['menu.no-javascript', 'the button opens nothing', 'blog/index.html', 'popoverTarget="menu"', 'popoverTarget="altro"', '«Contatti»'],
    ['menu.wide', 'wide from 960 px', 'blog/index.html', /min-width: 56em/g, 'min-width: 60em'],
  ]),
]
