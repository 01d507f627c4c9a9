/** A decision that is not possible. The message is for the moderator. */
export class ModerationError extends Error {
  override name = 'ModerationError';
}

/** The moderator and the reason of a decision; both are kept in the log of decisions. */
export interface Decision {
  moderator: string;
  reason: string;
}
