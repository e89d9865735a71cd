import { ofTheBuild, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = [
  ...ofTheSite([
    ['accessibility.page', 'contrast lowered', contacts, ...rule('main p{color:#999}'), 'on /contatti'],
    ['accessibility.page', 'contrast lowered by night', contacts, ...rule('@media (prefers-color-scheme:dark){main p{color:#456}}'), 'on /contatti'],
    ['accessibility.page', 'a heading level skipped', contacts, '<h2>Recapiti</h2>', '<h4>Recapiti</h4>', 'on /contatti'],
    ['accessibility.names', 'a card without a name', contacts, '</main>', '<article>Novità</article></main>', '/contatti in use'],
    ['accessibility.ids', 'one id for two places', contacts, '<h2>Recapiti', '<h2 id="privacy">Recapiti'],
    ['accessibility.heard', 'a list for the eyes only', 'blog/mercato-rialto/index.html', '</h2><ul ', '</h2><ul aria-hidden="true" '],
    ['accessibility.heard', 'words of the not-found page for the eyes only', '404.html', '</h2><p>', '</h2><p aria-hidden="true">'],
    ['accessibility.menu', 'contrast lowered', 'blog/index.html', ...rule('#menu a{color:#bbb}'), 'open, light and dark'],
    ['accessibility.form', 'contrast lowered', contacts, ...rule('form label{color:#aaa}')],
    ['accessibility.toast', 'contrast lowered', 'blog/mercato-rialto/index.html', ...rule('[data-sonner-toast] *{color:#808080!important}')],
  ]),
  ...ofTheBuild([
    ['accessibility.dialog', 'a control without a name', 'src/ui/Dialog.tsx', 'css={close} aria-label="Chiudi"', 'css={close}'],
  ]),
]
