export interface Mail {
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
  send: (mail: Mail) => Promise<void>;
}
