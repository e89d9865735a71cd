import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSources([
  ['boundaries.layers', 'an import upwards', 'src/ui/Card.tsx', /^/, "import '../pages/HomePage.tsx'\n"],
  ['boundaries.layers', 'a file outside the layers', 'src/extra/thing.ts', '', 'export const thing = 1\n'],
  ['boundaries.config', 'config imports the interface', 'src/config/paths.ts', /^/, "import '../ui/surface.ts'\n"],
  ['boundaries.doors', 'a library through a second door', 'src/pages/BlogPage.tsx', /^/, "import 'sonner'\n"],
  ['boundaries.declared', 'a package that another one brings', 'e2e/harness/audit/sample.ts', /^/, "import 'lodash'\n"],
  ['boundaries.declared', 'loaded while it runs', 'e2e/harness/audit/sample.ts', /$/, '\nexport const odd = async () => await import("lodash")\n'.replaceAll('"', "'")],
  ['boundaries.declared', 'required as the old modules are', 'e2e/italian/speller.ts', "('nspell')", "('lodash')"],
  ['boundaries.doors', 'a part of a library through a second door', 'src/pages/BlogPage.tsx', /^/, "import 'sonner/dist/index.mjs'\n"],
  ['boundaries.reader', 'a tool that reads files', 'src/tools/format.ts', /^/, "import 'node:fs/promises'\n"],
  ['boundaries.reader', 'a tool that knows the schemas', 'src/tools/format.ts', /^/, "import '../config/schema.ts'\n"],
  ['boundaries.barrels', 'an index', 'src/ui/index.ts', '', "export * from './Card'\n"],
  ['boundaries.spec', 'a test reaches into the sources', 'spec/footer.spec.tsx', /^/, 'import "../src/config/theme.ts"\n'.replaceAll('"', "'")],
  ['boundaries.harness', 'the harness reaches for the site', 'e2e/harness/audit/sample.ts', /^/, "import '../../site.ts'\n"],
  ['boundaries.temporary', 'a folder that nobody takes away', 'spec/icons.spec.ts', './support/temporary-folder.ts', '../e2e/harness/command/temporary-folder.ts'],
  ['boundaries.temporary', 'a folder of its own making', 'spec/icons.spec.ts', /$/, 'export const own = () => mkdtempSync("own-")\n'],
  ['boundaries.temporary', 'folders stay', 'spec/support/temporary-folder.ts', 'made.splice(0)', '[]'],
  ['boundaries.words', 'a path of the site in the harness', 'e2e/harness/audit/sample.ts', 'const SEED = 22', "const SEED = 22 // '/contatti'"],
  ['boundaries.calls', 'a picture that counts', 'src/pages/BlogPage.tsx', /$/, 'export const counted = () => new Image()\n'],
  ['boundaries.calls', 'pages kept by a worker', 'src/pages/BlogPage.tsx', /$/, 'export const kept = () => caches.open("pages")\n'],
  ['boundaries.calls', 'something is kept', 'src/pages/BlogPage.tsx', /$/, 'export const kept = () => localStorage.length\n'],
])
