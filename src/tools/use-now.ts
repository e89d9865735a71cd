import { useEffect, useState } from 'react'

/**
 * The time in the browser, none on the server: what is built knows no day. Read again at the next change, and when
 * the page is looked at again, since a sleeping machine's timers stand still.
 */
export function useNow(nextChange: (now: Date) => Date | undefined): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      const moment = new Date()
      setNow(moment)
      clearTimeout(timer)
      const next = nextChange(moment)
      if (next) timer = setTimeout(read, next.getTime() - moment.getTime())
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [nextChange])
  return now
}
