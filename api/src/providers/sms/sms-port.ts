export interface TextMessage {
  /** The same at each attempt: letters, digits and `-`. */
  id: string;
  /** The number with its country, such as `+31612345678`. */
  to: string;
  text: string;
}

/** Sends text messages. A setting decides which adapter is used. */
export interface SmsPort {
  /** Resolves when the message was taken. Rejects otherwise, with an error that names no number, and when it is aborted. */
  send: (message: TextMessage, signal: AbortSignal) => Promise<void>;
}
