import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSources([
  ['deploy.values', 'the override passed over', 'src/config/override.ts', 'JSON.parse(text)', "JSON.parse('{}')"],
  ['deploy.hosts', 'the calendar left out', 'e2e/harness/command/files-in.ts', 'webmanifest|ics', 'webmanifest'],
  ['deploy.same', 'a file too many', 'e2e/harness/builds/compare-builds.ts', 'if (!there.includes(file)) return [`${built}/${file}: expected no such file, the sources do not make it`]', 'if (!there.includes(file)) return []'],
  ['deploy.hosts', 'nobody asks', 'e2e/harness/builds/deployable.ts', 'wrong.push(...reservedHosts(folder))', 'wrong.push()'],
  ['deploy.hosts', 'what stands before a question', 'e2e/harness/builds/reserved.ts', '(?!\\.?[\\w-])', '(?=[/:"<\\s.]|$)'],
  ['deploy.same', 'nobody asks', 'e2e/harness/builds/deployable.ts', 'wrong.push(...notOfSources(folder, build))', 'wrong.push()'],
  ['deploy.wait', 'waits for anything', 'e2e/harness/builds/deployable.ts', 'faults > 0 || (waiting', 'faults > 9 || (waiting'],
  ['deploy.wait', 'waits for nothing', 'e2e/harness/builds/deployable.ts', 'waiting > 0 && !waits', 'waiting > 0'],
])
