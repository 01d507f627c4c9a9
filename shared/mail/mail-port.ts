export interface Mail {
  /** The same at each attempt, so that a receiver who gets the mail twice can see it: letters, digits and `-`. */
  id: string;
  to: string;
  subject: string;
  /** The plain text, which every mail has. */
  text: string;
  /** The same text with a layout. */
  html?: string;
  headers?: Record<string, string>;
}

/** Sends mails. A setting decides which adapter is used. */
export interface MailPort {
  /** Resolves when the mail was taken. Rejects otherwise, with an error that names no member, and when it is aborted. */
  send: (mail: Mail, signal: AbortSignal) => Promise<void>;
}
