/** 420 from «7:00». */
export function minutesOf(clock: string) {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** «7:00» from 420. */
export function clockText(minutes: number) {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
