export { Contact as default } from '../../../react-contact.jsx'

export const meta = () => [{ title: 'Contatti' }]
