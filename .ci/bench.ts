// `npm run bench`: this site and its peers side by side in one browser. `--only` takes some scenarios anew and keeps the others' figures.
import { measurePages, pageFlags } from '../e2e/bench/measure-pages.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'

await runCommand('npm run bench [-- --runs 5] [--peers eleventy,astro] [--only home,cold] [--layers] [--also name=folder] [--seed 1]', pageFlags, measurePages)
