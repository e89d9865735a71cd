import { Contact } from '../../../react-contact.jsx'

export const metadata = { title: 'Contatti' }
export default function Page() {
  return <Contact />
}
