import * as v from 'valibot'
import { checked } from './command/checked.ts'

const words = v.pipe(v.string(), v.nonEmpty())
const path = v.pipe(v.string(), v.startsWith('/'))
const reasons = v.record(words, words)
const action = <Action extends (...given: never[]) => unknown>() => v.custom<Action>((value) => typeof value === 'function', 'a function')

/** What wakes the parts of a page that a script takes over: their selector, and the attribute by which they say that they listen. */
const waking = v.strictObject({ selector: words, mark: words })

/** One thing that a reader does, or that is waited for; targets are selectors as Playwright reads them. */
const step = v.union([
  v.strictObject({ click: words }),
  v.strictObject({ hover: words }),
  v.strictObject({ press: words }),
  v.strictObject({ sees: words }),
  v.strictObject({ loses: words }),
  v.strictObject({ focuses: words }),
  v.strictObject({ wakes: waking }),
  // Again and again, until a selector is there: what takes the field over may be late.
  v.strictObject({ fill: words, with: v.string(), until: v.exactOptional(words) }),
])

/** What a state brings that a person is asked about: controls that were not there, entries that are wrong and what is said of them, a message. */
const shown = ['controls', 'errors', 'message'] as const
export type Shown = (typeof shown)[number]

/** What a page can be brought to beside its plain state. */
const state = v.strictObject({
  /** A script opens it. */
  isScripted: v.exactOptional(v.boolean()),
  /** Why a page cannot have it in a look of the audit; nothing, if it can. The page is given as served. */
  whyNot: v.exactOptional(action<(cell: Record<'path' | 'media' | 'viewport' | 'mode' | 'state', string>, html: string) => string | undefined>()),
  /** What brings an opened page to it. */
  steps: v.array(step),
  /** What it has brought over the page: what lies behind it is not looked at meanwhile. */
  part: v.exactOptional(words),
  shows: v.exactOptional(v.picklist(shown)),
  /** Where it is looked at for the transcripts. */
  seen: v.strictObject({ path, width: v.number() }),
})

/** Where a requirement can be seen: the picture is cropped to the element. */
const evidence = v.strictObject({
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

const schema = v.strictObject({
  /** Of readers: a BCP 47 tag, a time zone, and the moment at which the audit looks. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}-[A-Z]{2}$/)),
  timeZone: words,
  now: v.pipe(v.string(), v.isoTimestamp()),
  brand: v.strictObject({ name: words, url: v.pipe(v.string(), v.url()), email: v.pipe(v.string(), v.email()) }),
  /** Fills the brand's name and slug into a text that is written without them. */
  fill: action<(text: string) => string>(),
  pages: v.strictObject({
    all: v.array(path),
    missing: path,
    /** One page of each kind; and all pages of those kinds that decisions speak of, by name. */
    kinds: v.array(path),
    ofKind: v.record(words, v.array(path)),
    home: v.array(path),
  }),
  specification: v.strictObject({
    folder: words,
    /** Requirements, and whole chapters, that an address cannot show, and why. */
    notOnDocuments: reasons,
    ofTheSources: reasons,
    /** The modules through which its tests meet the site, and those that take their places for an address. */
    subject: v.array(v.strictObject({ find: v.instance(RegExp), replacement: words })),
    revisions: words,
    criteria: words,
    decisions: words,
    answers: words,
  }),
  waking,
  welcome: v.strictObject({ path, arrives: v.array(step), leaves: v.array(step), kept: v.array(words) }),
  states: v.record(words, state),
  evidence: v.record(words, evidence),
  /** Configuration of the runner for what only this site has to prove in an audit. */
  probes: words,
  /** What its servers are to send. */
  serving: v.strictObject({
    headers: v.record(words, words),
    hashed: v.array(words),
    caching: v.strictObject({ hashed: words, others: words }),
  }),
})

const { pages, specification, ...others } = schema.entries

/** What an audit can do without: all of it. What stands there is checked all the same. */
const audited = v.strictObject({
  ...v.partial(v.strictObject(others)).entries,
  pages: v.optional(v.partial(pages)),
  specification: v.optional(v.partial(specification)),
})

/** All that the harness knows of a site; `e2e/site.ts` tells it. */
export type Site = v.InferOutput<typeof schema>
export type Waking = v.InferOutput<typeof waking>
export type Step = v.InferOutput<typeof step>
export type State = v.InferOutput<typeof state>
export type Evidence = v.InferOutput<typeof evidence>

/** What is told of a site that nobody prepared. */
export type AuditSite = v.InferOutput<typeof audited>

/** Checks what a file says of a site that is audited, of which it may say little. */
export const readAuditSite = (file: string, given: unknown): AuditSite => checked(file, audited, given)

/** Checks what a site's file says of it. */
export const readSite = (file: string, given: Site): Site => checked(file, schema, given)
