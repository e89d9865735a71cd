import { slugs } from '../read-articles.js'

export default {
  ssr: false,
  buildDirectory: process.env.BENCH_OUT,
  prerender: () => ['/', '/blog', '/contatti', ...slugs().map((slug) => `/blog/${slug}`)],
}
