/** What a source of a content security policy says in one word: of a name without scheme or port, both are those of the page. */
const hostIn = (source: string, protocol: string): string => URL.parse(`${source.includes('//') ? '' : `${protocol}//`}${source.replace(/:\*/, '')}`)?.host ?? ''

/** A policy that lets a site's own host in, by its name or its scheme, does so where the host has another: `here`. */
export function letIn(origin: string, here: string): (policy: string) => string {
  const { host, protocol } = new URL(origin)
  const isOwn = (source: string): boolean => {
    const named = hostIn(source, protocol)
    return source === protocol || named === host || (named.startsWith('*.') && host.endsWith(named.slice(1)))
  }
  // Added, not put in its place: what is written in full on a page keeps its name.
  return (policy) => policy.replace(/[^\s;,"']+/g, (source) => (isOwn(source) ? `${source} ${here}` : source))
}

/** The policies that a page itself holds. */
export const inMeta = (html: string, admit: (policy: string) => string): string => html.replace(/<meta\b[^>]*\bcontent-security-policy\b[^>]*>/gi, admit)
