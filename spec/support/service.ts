import { http, passthrough } from 'msw'
import { setupServer } from 'msw/node'

/** Stands in for whatever the site might call; a call that no test expects is an error. */
export const service = setupServer()

/** Lets a test ask servers of its own, on this machine, until it ends. */
export const letThrough = (): void => service.use(http.all(/^https?:\/\/127\.0\.0\.1/, () => passthrough()))
