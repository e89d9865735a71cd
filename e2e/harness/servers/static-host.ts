import type { Settings } from './settings.ts'

/** `_headers`, as static hosts read it; what is not named there they ask for again each time by themselves. */
export const hostHeaders = ({ headers, hashed, caching }: Settings): string =>
  `# _headers: printed by «npm run server-config -- static»
/*
${Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`).join('\n')}
${hashed.map((folder) => `/${folder}/*\n  Cache-Control: ${caching.hashed}`).join('\n')}
`

/** \`_redirects\`: pages are found as they are, anything else is the not-found page with its status. */
export const hostRedirects = (): string => '# _redirects: printed by «npm run server-config -- static»\n/* /404.html 404\n'
