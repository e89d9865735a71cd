import { resolve } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { createVitest } from 'vitest/node'
import { pathIn } from '../command/files-in.ts'
import { blamesIn } from '../report/blame.ts'
import { namePattern } from '../requirements/ids.ts'
import type { Outcome } from '../requirements/outcomes.ts'

interface Opening {
  root?: string
  address?: string
  /** Through which modules the tests meet the site, and what takes their places where an address is given: the tests are the same. */
  subject: { find: RegExp; replacement: string }[]
  /** Told of each file as it ends. */
  tell?: (outcomes: Outcome[]) => void
}

function outcomesOf(module: TestModule, root: string): Outcome[] {
  const file = pathIn(root, module.moduleId)
  const broken = module.errors().map((error): Outcome => ({ title: `${file} does not run`, group: '', file, status: 'failed', message: error.message }))
  const tests = [...module.children.allTests()].map((test): Outcome => {
    const { state, errors = [] } = test.result()
    const group = test.parent.type === 'suite' ? test.parent.fullName : ''
    const messages = errors.map((error) => (error.diff ? `${error.message}\n\n${error.diff}` : error.message))
    return { title: test.name, group, file, status: state === 'pending' ? 'skipped' : state, message: messages.join('\n'), blames: blamesIn(messages, test.meta()) }
  })
  return [...broken, ...tests]
}

/** As many letters of a value as a message may hold: a line is to name it in full. */
const WHOLE = 500

function options(root: string, address: string | undefined, subject: Opening['subject'], reporter: Reporter) {
  const test = { root, config: `${root}/vite.config.ts`, watch: false, reporters: [reporter], env: { SUBJECT_URL: address ?? '' }, passWithNoTests: true, chaiConfig: { truncateThreshold: WHOLE } }
  return [test, address ? { resolve: { alias: subject.map(({ find, replacement }) => ({ find, replacement: resolve(root, replacement) })) } } : {}] as const
}

/** Vitest, started once for many short runs. */
export async function openSpec({ root = process.cwd(), address, subject, tell }: Opening) {
  let outcomes: Outcome[] = []
  const reporter: Reporter = {
    onTestModuleEnd(module) {
      const own = outcomesOf(module, root)
      outcomes.push(...own)
      tell?.(own)
    },
  }
  const vitest: Vitest = await createVitest('test', ...options(root, address, subject, reporter))
  await vitest.standalone()
  return {
    /** Runs the tests of these requirements in these files; all their tests, if none is named. */
    async run(files: string[], ids?: string[]): Promise<Outcome[]> {
      outcomes = []
      const pattern = new RegExp(ids ? namePattern(ids) : '')
      vitest.setGlobalTestNamePattern(pattern)
      const wanted = new Set(files.map((file) => resolve(root, file)))
      const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId))
      await vitest.runTestSpecifications(specifications)
      return outcomes.filter(({ title, group }) => title.endsWith(' does not run') || pattern.test(`${group} ${title}`))
    },
    /** Says that a source file is another one than before. */
    changed: (file: string): void => vitest.invalidateFile(resolve(root, file)),
    /** Ends the present run before its time. */
    cancel: () => vitest.cancelCurrentRun('keyboard-input'),
    close: () => vitest.close(),
  }
}
