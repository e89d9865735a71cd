/**
 * The only script a page runs by itself: it starts the application at the reader's first intent, or when the
 * browser is idle on a page that needs it or has a tool's state in its address. It keeps the menu button's state,
 * closes the menu when the focus goes on, be it to the heading of a chosen page, so that it never covers what has it,
 * and marks a button that was pressed before anything listened, to be pressed again.
 * It is text, not a module: Vite would wrap its `import()` and load the whole application at once.
 */
export const boot = (entry: string): string =>
  [
    `(d=>{let s=()=>{s=()=>{};import("${entry}")}`,
    `b=d.querySelector("[popovertarget]")`,
    `i=()=>"requestIdleCallback"in window?requestIdleCallback(s,{timeout:3e3}):setTimeout(s,200)`,
    `h=e=>e.target.closest?.("a,button,input,textarea,select,summary")&&s();b.ariaExpanded="false"`,
  ].join(',') +
  `;d.addEventListener("toggle",e=>{if(e.target.id=="menu")b.ariaExpanded=String(e.newState=="open")},true);` +
  `d.addEventListener("focusin",({target:t})=>{let m=d.getElementById("menu");b.ariaExpanded=="true"&&t!=b&&!m.contains(t)&&m.hidePopover()});` +
  `d.addEventListener("click",e=>e.target.closest?.("button[type=button]:not([popovertarget])")?.setAttribute("data-pressed",""),true);` +
  `if(d.body.dataset.start=="idle"||location.search)d.readyState=="complete"?i():addEventListener("load",i,{once:true});` +
  `for(let t of["pointerover","focusin","touchstart"])d.addEventListener(t,h,{passive:true})})(document)`
