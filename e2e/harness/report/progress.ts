const EVERY_MS = 10_000

export type Progress = ReturnType<typeof progressOf>

export const minutes = (ms: number): string => `${Math.floor(ms / 60_000)} min ${String(Math.floor(ms / 1000) % 60).padStart(2, '0')} s`

/** Tells how far a phase has come, now and then. */
export function progressOf(phase: string, write: (line: string) => void, now: () => number = () => performance.now()) {
  const started = now()
  let last = started
  return {
    step: (done: number, total: number, failed: number): void => {
      const time = now()
      if (time - last < EVERY_MS && done < total) return
      last = time
      const left = done > 0 && done < total ? `, about ${minutes(((time - started) / done) * (total - done))} left` : ''
      write(`  ${phase}: ${done} of ${total}, ${failed} failed, ${minutes(time - started)}${left}`)
    },
  }
}
