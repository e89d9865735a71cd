/** On the not-found page alone, as text like `boot`: tells developers which path is missing, once the page is seen. */
export function tellMissing(): void {
  const tell = () => console.error(`404: nessuna pagina a ${location.pathname}`)
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', tell)
  else tell()
}
