import { readFileSync } from 'node:fs'

export default function (config) {
  config.setUseGitIgnore(false)
  config.addGlobalData('style', readFileSync('../style.css', 'utf8'))
  config.addGlobalData('script', readFileSync('../page.js', 'utf8'))
  config.addCollection('articles', (all) => all.getFilteredByGlob('content/articles/*.md').sort((a, b) => a.fileSlug.localeCompare(b.fileSlug)))
  return { dir: { input: '.', output: process.env.BENCH_OUT } }
}
