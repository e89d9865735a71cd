declare global {
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/**
 * The only script that every page runs by itself. The build writes its text into the page (src/app/build/boot-text.ts), and of what
 * stands beside it (`start-copy`, `start-islands` and the like) what the page has a use for: each may use nothing from outside but types.
 */
export function boot(): void {
  const on = (types: string, act: (event: Event) => void, target: EventTarget = document) => {
    for (const type of types.split(' ')) target.addEventListener(type, act, { passive: true, capture: true })
  }
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  /** The nearest element around what an event happened to. */
  const around = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)

  // Who saves data gets no page that was not asked for.
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  if (saveData || effectiveType.includes('2g') || matchMedia('(prefers-reduced-data:reduce)').matches) find('[type=speculationrules]')?.remove()

  // The link to another page that the reader points at; its document is fetched, and laid out once the pointer stays (src/app/speculation-rules.ts).
  let pointed: HTMLElement | null
  let stays: ReturnType<typeof setTimeout> | undefined
  on('pointerover', (event) => {
    const link = around(event, 'a[href^="/"]:not([href*="."],[aria-current=page])')
    if (link === pointed) return
    clearTimeout(stays)
    pointed?.removeAttribute('data-next')
    pointed = link
    link?.setAttribute('data-next', '')
    stays = setTimeout(() => link?.setAttribute('data-next', 'stays'), 500)
  })

  // The menu is a native popover, whose state the browser tells: here it closes when the focus or the reader goes on.
  const menu = find('#menu')!
  on('focusin', (event) => around(event, '#menu,[popovertarget]') || menu.hidePopover?.())
  // A window that has grown wide, as that of a phone that is turned, has no button to close it.
  on('pagehide resize', () => menu.hidePopover?.(), window)

  // The windows of a card's plate are lit while the reader points at it.
  let lit: HTMLImageElement | null | undefined
  on('pointerover focusin', (event) => {
    const plate = around(event, 'article')?.querySelector<HTMLImageElement>(':scope>img')
    if (plate === lit) return
    if (lit) lit.src = lit.src.replace('#lit', '')
    if (plate) plate.src += '#lit'
    lit = plate
  })

  // The plate of the card that leads to a page becomes the head of that page, and the other way round.
  let named: HTMLElement | null | undefined
  on(
    'pageswap pagereveal',
    (event) => {
      const { type, activation, viewTransition } = event as PageSwapEvent
      const leaves = type === 'pageswap'
      const address = leaves ? activation?.entry?.url : window.navigation?.activation?.from?.url
      const hero = find('article>header>img')
      const link = [...document.querySelectorAll<HTMLAnchorElement>('article>div>div>a')].find(({ href }) => href === address)
      if (named) named.style.viewTransitionName = ''
      named = link?.closest('article')?.querySelector<HTMLElement>(':scope>img')
      if (hero) hero.style.viewTransitionName = named ? 'none' : ''
      if (named) named.style.viewTransitionName = 'plate'
      // Where no plate goes over to it, the next page does not wait for a picture of this one.
      if (leaves && !named && address !== history.state) viewTransition?.skipTransition()
      // Where this page's plate came from, and goes back to; after a reload, too.
      if (!leaves && viewTransition) history.replaceState(address, '')
    },
    window,
  )

  // What is followed is not prerendered as well, neither while it comes nor once the reader is back; nor what a finger met that scrolls.
  on('click pointercancel', () => clearTimeout(stays))
}
