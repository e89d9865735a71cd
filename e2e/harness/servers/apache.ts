import { quoted, types, type Settings } from './settings.ts'

/** Needs the modules headers, mime, rewrite, dir and authz_core. */
export const apache = ({ root, host, port, headers, hashed, caching }: Settings): string => `# Apache: printed by «npm run server-config -- apache»; a2enmod headers rewrite
TraceEnable Off
ServerTokens Prod
<VirtualHost ${host}:${port}>
  DocumentRoot ${quoted(root)}
  ErrorDocument 404 /404.html
  AddDefaultCharset utf-8
${Object.entries(headers).map(([name, value]) => `  Header always set ${name} ${quoted(value)}`).join('\n')}
  Header always set Cache-Control ${quoted(caching.others)}
  Header always set Cache-Control ${quoted(caching.hashed)} "expr=%{REQUEST_STATUS} in {'200','206','304'} && %{REQUEST_URI} =~ m#^/(${hashed.join('|')})/#"
  Header always merge Vary Accept-Encoding
  <Directory ${quoted(root)}>
    Require all granted
    Options FollowSymLinks
    AllowOverride None
    AcceptPathInfo Off
    DirectorySlash Off
    DirectoryIndex disabled
    FileETag MTime Size
${Object.entries(types).map(([ending, type]) => `    AddType ${type} .${ending}`).join('\n')}
    AddCharset utf-8 .html .js .svg .xml .txt .webmanifest .ics
    RemoveType .gz .br
    RemoveLanguage .br
    AddEncoding br .br
    AddEncoding gzip .gz
    RewriteEngine On
    RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
    RewriteRule ^ - [R=405,L]
    RewriteCond ${quoted(`${root}/$1/index.html`)} -f
    RewriteRule ^(.*?)/?$ $1/index.html
    RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
    RewriteCond ${quoted(`${root}/$1.br`)} -f
    RewriteRule ^(.+)$ $1.br [L]
    RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
    RewriteCond ${quoted(`${root}/$1.gz`)} -f
    RewriteRule ^(.+)$ $1.gz [L]
  </Directory>
</VirtualHost>
`
