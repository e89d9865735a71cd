import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'

const style = { name: 'style', transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/*style*/', readFileSync('../style.css', 'utf8')) } }

export default {
  plugins: [react(), style],
  logLevel: 'warn',
  build: { outDir: process.env.BENCH_OUT, emptyOutDir: true },
  ssgOptions: { htmlEntry: 'document.html', entry: 'src/main.jsx', dirStyle: 'nested', script: 'async' },
}
