/** System fonts, both themes by the reader's choice, and nothing that has to be fetched. */
export const reportStyle = `
:root{color-scheme:light dark;--text:light-dark(#1b1b1b,#f1f1f1);--back:light-dark(#fff,#14181b);--line:light-dark(#767676,#8b949e);--good:light-dark(#0b6623,#7ee29a);--bad:light-dark(#a3001b,#ff9aa5)}
body{background:var(--back);color:var(--text);font:1.0625rem/1.5 system-ui,sans-serif;margin:0 auto;padding:1.5rem;max-width:60rem;overflow-wrap:anywhere}
a{color:inherit}
nav ul{columns:14rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.375rem 0}
summary{padding:.375rem 0}
article{border-top:1px solid var(--line);padding:.5rem 0 1rem}
h3{font:600 1.0625rem/1.4 ui-monospace,monospace;margin:.5rem 0}
article p{margin:.25rem 0}
.passed strong{color:var(--good)}
.failed strong,.unproved strong{color:var(--bad)}
figure{margin:1rem 0}
figure img{display:block;max-width:100%;height:auto;border:1px solid var(--line)}
[role=region]{overflow-x:auto}
table{border-collapse:collapse;width:100%;overflow-wrap:normal}
caption{text-align:start;font-weight:600;padding:.5rem 0}
th,td{text-align:start;vertical-align:top;padding:.375rem 1rem .375rem 0;border-bottom:1px solid var(--line);font-weight:400}
thead th{font-weight:600}
pre,code{white-space:pre-wrap;overflow-wrap:anywhere}
:focus-visible{outline:3px solid currentcolor;outline-offset:2px}
`
