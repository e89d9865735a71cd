// The specification without what reads the sources as text or draws pictures: a mutated copy holds every mutant at once,
// and these tests would either see them all or take a minute for each.
import { mergeConfig } from 'vitest/config'
import site from '../vite.config.ts'

const apart = ['boundaries', 'traceability', 'conformance', 'verification', 'sabotages', 'audit*', 'share-images', 'icons', 'prose']

const config = mergeConfig(site, {
  test: {
    exclude: ['node_modules/**', ...apart.map((chapter) => `spec/${chapter}.spec.*`)],
    testNamePattern: /^(?!brand\.(renamed|literal))/,
  },
})
/** A part of the sources needs but its own tests: `MUTATION_TESTS='src/tools/*.test.*' npm run mutation -- --mutate 'src/tools/*.ts'`. */
if (process.env.MUTATION_TESTS) config.test.include = [process.env.MUTATION_TESTS]

export default config
