/** What was asked for cannot be done, for a reason that is told in one sentence: exit code 2, not a failed check. */
export class Unusable extends Error {}
