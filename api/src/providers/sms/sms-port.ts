export interface TextMessage {
  /** The same at each attempt: letters, digits and `-`. */
  id: string;
  /** The number with its country, such as `+31612345678`. */
  to: string;
  text: string;
}

/** The provider's response did not arrive or makes no sense: the message may have been sent. */
export class SmsUnknownError extends Error {
  override readonly name = 'SmsUnknownError';
}

/** Sends text messages. A setting decides which adapter is used. */
export interface SmsPort {
  /**
   * Resolves when the message was taken. Rejects otherwise, with an error that names neither number nor text, and when it is
   * aborted.
   * @throws {SmsUnknownError} when the message may have been sent; any other error says that it was not
   */
  send: (message: TextMessage, signal: AbortSignal) => Promise<void>;
}
