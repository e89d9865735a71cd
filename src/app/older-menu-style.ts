import { below } from '../config/theme.ts'

/** For browsers that know no popover (Safari before 17, Firefox before 125), on a small screen: the links stand below the wordmark, without the button that opens nothing, and the header, so much higher, goes with the page. */
export const olderMenuStyle = `@supports not selector(:popover-open){${below.grid}{#root>header{position:static}#root>header>div{flex-wrap:wrap}#root>header button{display:none}#menu{inset:auto;padding:0 0 .5rem;border:0}#menu ul{display:flex;flex-wrap:wrap;column-gap:1.25rem}}}`
