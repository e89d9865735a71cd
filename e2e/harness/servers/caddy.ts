import { quoted, types, type Settings } from './settings.ts'

/** With the site's name in place of the address, Caddy fetches the certificate itself. */
export const caddy = ({ root, host, port, headers, hashed, caching }: Settings): string => `# Caddy: printed by «npm run server-config -- caddy»
(everywhere) {
	header {
${Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`).join('\n')}
		-Server
		Vary Accept-Encoding
		defer
	}
}
http://${host}:${port} {
	bind ${host}
	root * ${quoted(root)}
	route {
		import everywhere
		@hashed path ${hashed.map((folder) => `/${folder}/*`).join(' ')}
		@others not path ${hashed.map((folder) => `/${folder}/*`).join(' ')}
		header @hashed Cache-Control ${quoted(caching.hashed)}
		header @others Cache-Control ${quoted(caching.others)}
${Object.entries(types).map(([ending, type]) => `\t\t@${ending} path *.${ending}\n\t\theader @${ending} Content-Type "${type}; charset=utf-8"`).join('\n')}
		# No file has such a name, and asking for it is an error of the system.
		@impossible path_regexp \`\\x00|[^/]{256}\`
		error @impossible 404
		@method not method GET HEAD
		error @method 405
		try_files {path} {path}/index.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		import everywhere
		header Cache-Control ${quoted(caching.others)}
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
			rewrite * /404.html
			header Content-Type "text/html; charset=utf-8"
			file_server {
				precompressed br gzip
			}
		}
		handle {
			respond "{err.status_code}" {err.status_code}
		}
	}
}
`
