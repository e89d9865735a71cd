/** Whether what only throws or does not takes something. */
export const isTaken = (take: () => unknown): boolean => {
  try {
    take()
    return true
  } catch {
    return false
  }
}
