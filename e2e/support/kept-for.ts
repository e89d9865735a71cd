/** How long an answer may be kept, as it says itself. */
interface Kept {
  /** By a browser, and by what stands between it and the host, without asking again. */
  seconds: number[]
  /** For how many more it may be shown while it is asked for again. */
  late: number
  said: string
}

/** RFC 9111, 4.2.1, 4.2.2 and 5.4; RFC 5861, 3. */
export function keptFor(headers: Headers): Kept {
  const [caching, expires, pragma, changed] = ['cache-control', 'expires', 'pragma', 'last-modified'].map((name) => headers.get(name) ?? '') as [string, string, string, string]
  const said = [caching, expires && `Expires: ${expires}`, pragma && `Pragma: ${pragma}`].filter(Boolean).join(', ')
  if (/no-cache|no-store/.test(caching) || (caching === '' && /no-cache/.test(pragma))) return { seconds: [0], late: 0, said }
  const aged = (name: string) => new RegExp(`(?:^|[\\s,])${name}="?(\\d+)`, 'i').exec(caching)?.[1]
  const date = headers.get('date')
  const now = date === null ? Date.now() : Date.parse(date)
  // What is no date has been.
  const until = expires === '' ? undefined : Math.max(0, (Date.parse(expires) - now) / 1000 || 0)
  // Where nothing is said a browser guesses: a tenth of the time since the last change.
  const guessed = changed === '' ? undefined : Math.max(1, (now - Date.parse(changed)) / 10_000 || 1)
  const lifetime = aged('max-age') ?? until
  const own = Number(lifetime ?? guessed ?? Number.NaN)
  const shared = Number(aged('s-maxage') ?? own)
  const seconds = [own, shared].filter((one) => !Number.isNaN(one))
  return {
    seconds: seconds.length > 0 ? seconds : [1],
    late: /must-revalidate/i.test(caching) ? 0 : Number(aged('stale-while-revalidate') ?? 0),
    said: lifetime === undefined && guessed !== undefined ? [said, `Last-Modified: ${changed}`].filter(Boolean).join(', ') : said,
  }
}
