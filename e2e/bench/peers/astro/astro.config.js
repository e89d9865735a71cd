import { defineConfig } from 'astro/config'

export default defineConfig({
  outDir: process.env.BENCH_OUT,
  build: { inlineStylesheets: 'always' },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  experimental: { clientPrerender: true },
  telemetry: false,
})
