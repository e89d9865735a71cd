// `npm run -s other-brand [-- NAME]`: the brand's override for a build under another name; without NAME, one that no text holds.
import { brandNamed, otherName } from '../spec/support/other-brand.ts'

console.log(JSON.stringify(brandNamed(process.argv[2] || otherName())))
