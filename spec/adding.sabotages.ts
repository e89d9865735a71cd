import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSources([
  ['adding.article', 'a list of scenes to be kept by hand', 'src/art/scenes.ts', 'readdirSync(folder).toSorted()', "readdirSync(folder).filter((file) => !file.startsWith('calli')).toSorted()"],
  ['adding.screen', 'a screen to be named elsewhere too', 'src/app/routes.tsx', 'routes.find(({ path }) =>', "routes.find(({ path }) => path !== '/prova' &&"],
  ['adding.requirement', 'a chapter that may have no more', 'spec/traceability.spec.ts', 'expect(written.filter((id) => !tested.has(id))).toEqual([])', "expect(written).not.toContain('footer.trial')"],
])
