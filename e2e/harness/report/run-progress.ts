const EVERY_MS = 10_000

const minutes = (ms: number): string => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`)

/** Tells now and then how much of a long run is done, and how long the rest may take at that pace. */
export class Progress {
  private done = 0
  private failed = 0
  private readonly started = performance.now()
  private told = this.started
  private readonly total: number
  private readonly things: string

  constructor(total: number, things: string) {
    this.total = total
    this.things = things
  }

  step(hasPassed: boolean): void {
    this.done += 1
    if (!hasPassed) this.failed += 1
    const at = performance.now()
    if (at - this.told < EVERY_MS && this.done < this.total) return
    this.told = at
    const left = ((at - this.started) / this.done) * (this.total - this.done)
    console.log(`… ${this.done} of ${this.total} ${this.things}, ${this.failed} failed, about ${minutes(left)} left`)
  }
}
