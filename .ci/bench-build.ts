// `npm run bench-build`: what a build costs in time and memory, for sites of several sizes, beside those of the peers.
import { buildFlags, measureBuilds } from '../e2e/bench/measure-builds.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'

await runCommand('npm run bench-build [-- --articles 20,200,1000,2000] [--peers eleventy,astro,next]', buildFlags, measureBuilds)
