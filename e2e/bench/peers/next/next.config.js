export default { output: 'export', distDir: process.env.BENCH_OUT, turbopack: { root: process.env.BENCH_ROOT } }
