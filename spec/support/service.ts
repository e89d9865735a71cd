import { setupServer } from 'msw/node'

/** Stands in for whatever the site might call; a call that no test expects is an error. */
export const service = setupServer()
