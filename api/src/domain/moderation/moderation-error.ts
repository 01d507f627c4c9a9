/** What a moderator asked for can not be done; the message says why, in words for them. */
export class ModerationError extends Error {
  override name = 'ModerationError';
}

/** Who decides what, and why; both are kept in the log of decisions. */
export interface Decision {
  moderator: string;
  reason: string;
}
