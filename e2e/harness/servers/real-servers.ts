import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { nginx } from './nginx.ts'
import type { Settings } from './settings.ts'

/** A server as Debian has it. */
export interface RealServer {
  packages: string[]
  executable: string
  /** Writes the printed configuration, and what a server alone on a machine needs around it; returns the command. */
  prepare: (settings: Settings, folder: string) => string[]
}

const MODULES = '/usr/lib/apache2/modules'
const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite', 'alias']

export const realServers: Record<string, RealServer> = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    executable: '/usr/sbin/nginx',
    prepare(settings, folder) {
      const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${folder}/${name}";`).join('\n')
      const own = `user www-data;\npid "${folder}/pid";\nerror_log stderr warn;\ndaemon off;\nload_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;\nevents {}\nhttp {\naccess_log off;\ninclude /etc/nginx/mime.types;\n${scratch}\n${nginx(settings)}\n}\n`
      writeFileSync(join(folder, 'nginx.conf'), own)
      return ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']
    },
  },
  caddy: {
    packages: ['caddy'],
    executable: '/usr/bin/caddy',
    prepare(settings, folder) {
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\toutput discard\n\t}\n}\n${caddy(settings)}`)
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    },
  },
  apache: {
    packages: ['apache2'],
    executable: '/usr/sbin/apache2',
    prepare(settings, folder) {
      const loaded = modules.filter((name) => existsSync(`${MODULES}/mod_${name}.so`)).map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
      const own = `ServerRoot "${folder}"\nServerName ${settings.host}\nListen ${settings.host}:${settings.port}\nPidFile "${folder}/pid"\nErrorLog /dev/stderr\nLogLevel crit\nUser www-data\nGroup www-data\n${loaded.join('\n')}\nTypesConfig /etc/mime.types\n${apache(settings)}`
      writeFileSync(join(folder, 'apache.conf'), own)
      return ['-f', join(folder, 'apache.conf'), '-DFOREGROUND']
    },
  },
}
