import { boot, ofTheHost, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'
const pricing = 'blog/prezzo-affitti-brevi/index.html'
const calculator = '{product}-lab/calcolo-rendimento-reale/index.html'
const rialto = 'blog/mercato-rialto/index.html'

export const sabotages = [
  ...ofTheSite([
    ['security.policy', 'a base may be set', contacts, "base-uri 'none'", "base-uri 'self'", 'policy of /contatti'],
    ['security.policy', 'a directive that WebKit does not know', contacts, "child-src 'none'", "manifest-src 'self';child-src 'none'", 'policy of /contatti'],
    ['security.policy', 'something loads before the policy', contacts, '<meta charset="utf-8">', '<meta charset="utf-8"><link rel="prefetch" href="/x">', 'policy of /contatti'],
    ['security.strict', 'inline scripts allowed', contacts, "script-src 'self'", "script-src 'self' 'unsafe-inline'", 'policy of /contatti'],
    ['security.strict', 'somebody else may be told', contacts, "child-src 'none'", "connect-src 'self' https://altri.example;child-src 'none'", 'policy of /contatti'],
    ['security.strict', 'a style of another host', contacts, "style-src 'self'", "style-src 'self' altri.example", 'policy of /contatti'],
    ['security.form', 'forms may go to another service', pricing, /form-action 'self' [^;"]+/, "form-action 'self' https://altri.example", 'policy of /blog/prezzo'],
    ['security.silent', 'a counter told on leaving', rialto, ...boot('addEventListener("pagehide",()=>navigator.sendBeacon("/conta"))'), '/blog/mercato-rialto in use'],
    ['security.silent', 'a counter told as the page goes out of sight', rialto, ...boot('document.addEventListener("visibilitychange",()=>document.visibilityState==="hidden"&&navigator.sendBeacon("/conta"))'), '/blog/mercato-rialto in use'],
    ['security.silent', 'a counter told at once', rialto, ...boot('fetch("/conta",{method:"POST"})'), '/blog/mercato-rialto in use'],
    ['security.referrer', 'sources are told the whole address', pricing, '</head>', '<meta name="referrer" content="unsafe-url"></head>'],
    ['security.alike', 'a statement on one article', rialto, ...boot('setTimeout(()=>location.reload(),6e5)'), 'what /blog/mercato-rialto'],
    ['security.alike', 'a statement on one list', 'ospite/index.html', ...boot('void 0'), 'what /ospite'],
    ['security.form', 'forms may go elsewhere', contacts, "form-action 'self'", "form-action 'self' https://altri.example", 'policy of /contatti'],
    ['security.quiet', 'a style that is blocked', contacts, '</main>', '<p style="color:red">Saldi</p></main>', '/contatti in use'],
    ['security.enforced', 'text may become markup', contacts, /;require-trusted-types-for 'script';trusted-types 'none'/, '', '/contatti in use'],
    ['security.origin', 'a picture from elsewhere', contacts, /default-src 'self'([^]*?)<\/main>/, "default-src 'self' https://altri.example$1<img src=\"https://altri.example/x.png\" alt=\"\"></main>", '/contatti in use'],
    ['security.traces', 'a cookie', pricing, ...boot('document.cookie="visto=1"'), 'a tour'],
    ['security.traces', 'something stored', pricing, ...boot('localStorage.visto=1'), 'a tour'],
    ['security.traces', 'something stored as a tool is typed into', calculator, ...boot('document.addEventListener("input",()=>localStorage.digitato=1)'), 'a tour'],
    ['security.traces', 'something stored on one article', rialto, ...boot('localStorage.letto=1'), '/blog/mercato-rialto in use'],
    ['security.origin', 'a picture from elsewhere in the HTML', 'ospite/index.html', '</main>', '<img src="https://altri.example/x.png" alt="" width="1" height="1"></main>', 'of /ospite fetches'],
    ['security.origin', 'a style from elsewhere', contacts, '</head>', '<link rel="stylesheet" href="//altri.example/x.css"></head>', 'of /contatti fetches'],
  ]),
  ...ofTheHost([
    ['security.traces', 'a cookie of the host', { path: /^\/blog/, headers: { 'set-cookie': 'visita=1; Path=/' } }, 'no answer'],
    ['security.referrer', 'the host has sources told the whole address', { path: /^\/blog/, headers: { 'referrer-policy': 'unsafe-url' } }, 'no answer'],
    ['security.silent', 'errors of the network told to somebody else', { path: /^\/blog/, headers: { nel: '{"report_to":"altri","max_age":604800}' } }, 'no answer'],
    ['security.silent', 'somebody else to report to', { path: /calle-senza/, headers: { 'report-to': '{"group":"altri","max_age":604800,"endpoints":[{"url":"https://altri.example/r"}]}' } }, 'no answer'],
    ['security.silent', 'where to report', { path: /^\/contatti/, headers: { 'reporting-endpoints': 'default="https://altri.example/r"' } }, 'no answer'],
    ['security.silent', 'a policy that is told to somebody else', { path: /^\/contatti/, headers: { 'content-security-policy-report-only': "default-src 'none'; report-uri https://altri.example/r" } }, 'no answer'],
    ['security.origin', 'a connection opened ahead', { path: /^\/contatti/, headers: { link: '</fonts/x.woff2>; rel=preload; as=font, <https://altri.example>; rel="preconnect"' } }, 'no answer'],
    ['security.origin', 'a font of somebody else ahead', { path: /^\/contatti/, headers: { link: '<//altri.example/x.woff2>; as=font; rel=preload' } }, 'no answer'],
    ['security.shown', 'pictures for the own pages alone', { path: /^\/condivisione\//, headers: { 'cross-origin-resource-policy': 'same-origin' } }],
    ['security.shown', 'the feed for the own pages alone', { path: /^\/feed\.xml$/, headers: { 'cross-origin-resource-policy': 'same-site' } }],
    ['security.below', 'hosts below this one encrypted too', { path: /^\/contatti/, headers: { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } }],
    ['security.below', 'offered to the lists of browsers', { path: /calle-senza/, headers: { 'strict-transport-security': 'max-age=63072000; preload' } }],
    ['security.quiet', 'a policy of the host that blocks the fonts', { path: /^\/contatti/, headers: { 'content-security-policy': "font-src 'none'" } }, '/contatti in use'],
  ]),
]
