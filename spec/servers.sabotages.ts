import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const server = 'e2e/harness/serve/static-server.ts'

export const sabotages = ofTheSources([
  ['servers.static', 'missing pages answered with the home page', server, '`404.html${endings[encoding]}`', "'index.html'"],
  ['servers.port', 'a port that browsers refuse', 'e2e/harness/serve/listen.ts', 'if (refused.has(port)) continue', ''],
  ['servers.port', 'a port that the system keeps', 'e2e/harness/serve/listen.ts', "(code === 'EACCES' && port >= 1024)", 'false'],
  ['servers.encoding', 'what was compressed once for ever', server, 'packed >= plain', 'packed > 0'],
  ['servers.malformed', 'an address that ends the process', server, 'existsSync(file) ? statSync(file) : undefined', 'statSync(file, { throwIfNoEntry: false })'],
  ['servers.malformed', 'a file that is gone ends the process', server, 'response.writeHead(503,', 'response.writeHead(200,'],
  ['servers.caching', 'pages kept for a year', server, "hashed.includes(path.split('/')[1] ?? '') ?", "path !== '' ?"],
  ['servers.compressed', 'another text', 'src/app/build/write-compressed.ts', 'zip(text,', 'zip(text.subarray(1),'],
  ['servers.compressed', 'of quality 4', 'src/app/build/write-compressed.ts', 'BROTLI_PARAM_QUALITY]: 11', 'BROTLI_PARAM_QUALITY]: 4'],
  ['servers.headers', 'one left out', 'e2e/harness/servers/apache.ts', 'Object.entries(headers).map(', 'Object.entries(headers).slice(1).map('],
  ['servers.headers', 'not on refusals', 'e2e/harness/servers/nginx.ts', '`  add_header ${name} ${quoted(value)} always;`', '`  more_header ${name} ${quoted(value)};`'],
  ['servers.printed', 'always on the same port', 'e2e/harness/servers/print.ts', 'host, port, ...serving', 'host, port: 8080, ...serving'],
  ['servers.policy', 'anybody may frame the site', 'src/config/headers.ts', "\"frame-ancestors 'none'\",", "\"frame-ancestors *\","],
  ['servers.policy', 'pages with pictures from anywhere', 'src/app/build/write-pages.ts', "'object-src'].map((kind) => `${kind} 'none'`)", "'object-src'].map((kind) => `${kind} 'none'`), 'frame-src data:'"],
  ['servers.headers', 'pages kept as long as pictures', 'e2e/harness/servers/caddy.ts', 'header @others Cache-Control ${quoted(caching.others)}', 'header @others Cache-Control ${quoted(caching.hashed)}'],
  ['servers.compressed', 'styles left out', 'src/app/build/write-compressed.ts', 'html|js|css', 'html|js'],
  ['servers.encoding', 'as it is to who takes gzip alone', server, 'brotli: true, gzip: true', 'brotli: true, gzip: false'],
  ['servers.port', 'always the next', 'e2e/harness/serve/listen.ts', 'let port = wanted;', 'let port = wanted && wanted + 1;'],
  ['servers.tried', 'one that is not here is no fault', 'e2e/harness/servers/try-servers.ts', "'faults' in one && one.faults === 0", "'missing' in one || one.faults === 0"],
  ['servers.requests', 'a missing page that is there', 'e2e/harness/servers/requests/files.ts', 'const wanted = [404,', 'const wanted = [200,'],
  ['servers.requests', 'errors not counted', 'e2e/harness/servers/requests/attacks.ts', 'wrong.push(`GET ${path}, of 50', 'void (`GET ${path}, of 50'],
])
