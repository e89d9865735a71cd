import * as v from 'valibot'
import { checked, fields } from './command/checked.ts'
import { isTaken } from './command/is-taken.ts'
import { action, path, state, stateName, step, waking, words } from './site-states.ts'

export type { Shown, State, Step, Waking } from './site-states.ts'

const reasons = v.record(words, words)

/** Where a requirement can be seen: the picture is cropped to the element. */
const evidence = fields({
  path,
  /** As Playwright reads selectors. */
  target: words,
  width: v.exactOptional(v.number()),
  theme: v.exactOptional(v.literal('dark')),
  /** A control, or a key, that is pressed before the picture is taken. */
  press: v.exactOptional(words),
  /** Waited for before the picture is taken. */
  waits: v.exactOptional(words),
})

const schema = fields({
  /** Of readers: a BCP 47 tag, a time zone, and the moment at which the audit looks. */
  locale: v.pipe(v.string(), v.check((tag) => isTaken(() => Intl.getCanonicalLocales(tag)), 'a language, as «de» or «en-GB»')),
  timeZone: v.pipe(v.string(), v.check((timeZone) => isTaken(() => Intl.DateTimeFormat('en', { timeZone })), 'a time zone, as «Europe/Vienna»')),
  now: v.pipe(v.string(), v.isoTimestamp('a moment, as «2026-11-21T12:00:00+01:00»')),
  brand: fields({ name: words, url: v.pipe(v.string(), v.url('an address')), email: v.pipe(v.string(), v.email('an e-mail address')) }),
  /** Fills the brand's name and slug into a text that is written without them. */
  fill: action<(text: string) => string>(),
  pages: fields({
    all: v.pipe(v.array(path), v.minLength(1, 'at least one path')),
    missing: path,
    /** One page of each kind; and all pages of those kinds that decisions speak of, by name. */
    kinds: v.array(path),
    ofKind: v.record(words, v.array(path)),
    home: v.array(path),
  }),
  specification: fields({
    folder: words,
    /** Requirements, and whole chapters, that an address cannot show, and why. */
    notOnDocuments: reasons,
    ofTheSources: reasons,
    /** Requirements, and whole chapters, that a browser shows of the bytes alone, whoever serves them, and why. */
    ofTheBytes: reasons,
    /** The modules through which its tests meet the site, and those that take their places for an address. */
    subject: v.array(fields({ find: v.instance(RegExp), replacement: words })),
    revisions: words,
    criteria: words,
    decisions: words,
    answers: words,
  }),
  waking,
  welcome: fields({ path, arrives: v.array(step), leaves: v.array(step), kept: v.array(words) }),
  states: v.record(stateName, state),
  evidence: v.record(words, evidence),
  /** Configuration of the runner for what only this site has to prove in an audit. */
  probes: words,
  /** What its servers are to send. */
  serving: fields({
    headers: v.record(words, words),
    hashed: v.array(words),
    caching: fields({ hashed: words, others: words }),
  }),
})

const { pages, specification, ...others } = schema.entries

/** What an audit can do without: all of it. What stands there is checked all the same. */
const audited = fields({
  ...v.partial(fields(others)).entries,
  pages: v.optional(v.partial(pages)),
  specification: v.optional(v.partial(specification)),
})

/** All that the harness knows of a site; `e2e/site.ts` tells it. */
export type Site = v.InferOutput<typeof schema>
export type Evidence = v.InferOutput<typeof evidence>

/** What is told of a site that nobody prepared. */
export type AuditSite = v.InferOutput<typeof audited>

/** Checks what a file says of a site that is audited, of which it may say little. */
export const readAuditSite = (file: string, given: unknown): AuditSite => checked(file, audited, given)

/** Checks what a site's file says of it. */
export const readSite = (file: string, given: Site): Site => checked(file, schema, given)
