/** What hangs must end; until then nothing is too slow, for a machine may be: as long as a browser test may take. */
export const PATIENCE_MS = 240_000
/** For one answer, a part of it: what hangs is told by its address, not by the end of the test that waits for it. */
export const ANSWER_MS = PATIENCE_MS / 4
