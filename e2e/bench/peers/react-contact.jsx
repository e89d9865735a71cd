export const Contact = () => (
  <><h1>Contatti</h1><form action="https://example.org/" method="post"><label>Nome <input name="name" required /></label><label>Email <input name="email" type="email" required /></label><label>Oggetto <input name="subject" required /></label><label>Messaggio <textarea name="message" rows={6} required /></label><label>Privacy <input name="privacy" type="checkbox" required /></label><button>Invia</button></form></>
)
