/** A member of the test with what they can spend. */
export interface Sender {
  id: number;
  publicId: number;
  cookie: string;
  /** Credits before the first message. */
  credits: number;
}

/** Two members who write to each other. */
export interface Pair {
  members: [Sender, Sender];
  /** The public id of the chat, once a response has named it. */
  conversation: number | undefined;
}

/** What a client knows about a message that it sent. Times are milliseconds of one clock. */
export interface Entry {
  clientId: string;
  sender: Sender;
  pair: Pair;
  body: string;
  attempts: number;
  /** When the first and the last attempt began. */
  firstSentAt: number | undefined;
  lastSentAt: number | undefined;
  /** When a response acknowledged it. */
  acknowledgedAt: number | undefined;
  /** Its number in the chat, by the response. */
  seq: number | undefined;
  /** The error of a response that refused it for good. */
  refused: string | undefined;
}
