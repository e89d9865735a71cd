import { quoted, types, type Settings } from './settings.ts'

/** Belongs into the `http` block. Needs libnginx-mod-http-brotli-static. */
export const nginx = ({ root, host, port, headers, hashed, caching }: Settings): string => `# nginx: printed by «npm run server-config -- nginx»; the module is Debian's libnginx-mod-http-brotli-static
types {
${Object.entries(types).map(([ending, type]) => `  ${type} ${ending};`).join('\n')}
}
map $uri $caching {
  default ${quoted(caching.others)};
  ~^/(${hashed.join('|')})/ ${quoted(caching.hashed)};
}
server {
  listen ${host}:${port};
  root ${quoted(root)};
  server_tokens off;
  charset utf-8;
  charset_types text/plain text/xml application/javascript text/calendar application/xml application/manifest+json image/svg+xml;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
${Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
  add_header Cache-Control $caching always;
  error_page 404 /404.html;
  location / {
    try_files $uri $uri/index.html =404;
  }
}
`
