/** What a check can do with a page, the same in each engine. Coordinates are CSS pixels of the window's content. */
export interface Tab {
  /** Loads an address and waits for its `load` event. */
  open: (address: string) => Promise<void>
  /** Runs a function in the page; it may only use what it is given. */
  evaluate: <Result, Args extends unknown[]>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) => Promise<Result>
  /** The same for what changes nothing: asked again where a page gave way to another and never answered. */
  ask: Tab['evaluate']
  point: (x: number, y: number) => Promise<void>
  /** With a key held, if one is named. */
  click: (x: number, y: number, held?: 'Control') => Promise<void>
  /** A key by its DOM name, `Shift+` before it where it is held. */
  press: (key: string) => Promise<void>
  /** Into what has the focus. */
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface Engine {
  /** Name and version, as the browser says them. */
  name: string
  /** With or without the page's own scripts. */
  open: (options: { scripts: boolean }) => Promise<Tab>
  close: () => Promise<void>
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]
