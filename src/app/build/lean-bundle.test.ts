// @vitest-environment node
import { expect, test } from 'vitest'
import { leanBundle } from './lean-bundle'

const { apply, transform } = leanBundle() as unknown as {
  apply: string
  transform: { filter: { id: RegExp }; handler: (code: string, id: string) => { code: string; map: null } }
}
const ROUTER = '/x/node_modules/react-router/dist/production/index.mjs'

test('lean bundle: for the build, and for two modules', () => {
  expect(apply).toBe('build')
  expect([ROUTER, '\0vite/preload-helper.js', '/x/node_modules/react-router/dist/development/index.mjs', '/x/src/app/App.tsx'].map((id) => transform.filter.id.test(id))).toEqual([true, true, false, false])
})

test('lean bundle: the router’s components lose their names, its factories are pure', () => {
  const source = [
    'var Context = React.createContext(null);',
    'Context.displayName = "Location";',
    'var Link = React2.forwardRef(function Link() {});',
    'const Await = React10.memo(View);',
    'let made = [React.createContext(1)];',
    'x.Context.displayName = "Nested";',
  ].join('\n')
  expect(transform.handler(source, ROUTER)).toEqual({
    code: [
      'var Context = /* @__PURE__ */ React.createContext(null);',
      '',
      'var Link = /* @__PURE__ */ React2.forwardRef(function Link() {});',
      'const Await = /* @__PURE__ */ React10.memo(View);',
      'let made = [React.createContext(1)];',
      'x.Context.displayName = "Nested";',
    ].join('\n'),
    map: null,
  })
})

test('lean bundle: import() needs no wrapper', () => {
  expect(transform.handler('export const __vitePreload = function () { long }', '\0vite/preload-helper.js').code).toBe('export const __vitePreload = (load) => load()')
})
