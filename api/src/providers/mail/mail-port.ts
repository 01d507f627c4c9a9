export interface Mail {
  to: string;
  subject: string;
  /** Plain text; every mail has it. */
  text: string;
  /** The same with a layout. */
  html?: string;
  headers?: Record<string, string>;
}

/** The one way a mail leaves the product. Which adapter stands behind it is a setting. */
export interface MailPort {
  send: (mail: Mail) => Promise<void>;
}
