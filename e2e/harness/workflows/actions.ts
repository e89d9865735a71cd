import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Unusable } from '../command/unusable.ts'
import type { Environment } from './workflow.ts'

/** What an action comes to on this machine: what was done, or why it cannot be. */
interface Done {
  ok: boolean
  /** True where only GitHub can do it. */
  elsewhere?: boolean
  note: string
}

interface Place {
  folder: string
  inputs: Environment
}

type Action = (place: Place) => Done

function keep({ folder, inputs }: Place): Done {
  const found = (inputs.path ?? '').trim().split('\n').filter((path) => existsSync(join(folder, path)))
  if (found.length > 0) return { ok: true, note: `${found.join(', ')} is there to be kept` }
  const fatal = inputs['if-no-files-found'] === 'error'
  return { ok: !fatal, note: `${inputs.path}: nothing there to be kept` }
}

const actions: Record<string, Action> = {
  'actions/checkout': () => ({ ok: true, note: 'the clone' }),
  'actions/setup-node': ({ inputs }) => ({ ok: true, note: `the machine’s Node, where GitHub has ${inputs['node-version']}` }),
  'actions/cache': () => ({ ok: true, note: 'no cache here: everything is made anew' }),
  'actions/upload-artifact': keep,
  'actions/download-artifact': () => ({ ok: true, elsewhere: true, note: 'what another job has kept stays on GitHub' }),
  'actions/configure-pages': () => ({ ok: true, elsewhere: true, note: 'settings of GitHub Pages' }),
  'actions/upload-pages-artifact': ({ folder, inputs }) => {
    const page = join(inputs.path ?? '_site', 'index.html')
    return existsSync(join(folder, page)) ? { ok: true, note: `${page} is there to be published` } : { ok: false, note: `expected ${page}` }
  },
  'actions/deploy-pages': () => ({ ok: true, elsewhere: true, note: 'only GitHub can publish on GitHub Pages' }),
}

export function actionOf(uses: string, place: string): Action {
  const action = actions[uses.split('@')[0]!]
  if (!action) throw new Unusable(`${place}: expected one of ${Object.keys(actions).join(', ')}, found «${uses}»`)
  return action
}
