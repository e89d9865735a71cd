/** React's `use` reads a promise that says it is fulfilled at once, without suspending: hydration needs that. */
type Settled<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/** Remembers what it loads, by key; a failed load is forgotten, so that it can be tried again. */
export function requests<Key, Value>(load: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const earlier = known.get(key)
    if (earlier) return earlier
    const request: Settled<Value> = load(key)
    known.set(key, request)
    request.then(
      (value) => Object.assign(request, { status: 'fulfilled', value }),
      () => known.delete(key),
    )
    return request
  }
}
