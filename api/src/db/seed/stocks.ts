/** The stocks that the demo's names and texts are dealt from. Each is a text with one entry a line, so that it reads well. */

/**
 * Headlines in one language. Nothing in them says whether the author is a woman or a man. All lines and fragments begin with
 * two words of their own, so that neighbors in a list do not begin alike.
 */
export interface HeadlineStock {
  /** Complete headlines. Each is dealt to one member at most. */
  lines: string;
  /**
   * Short sentences without a period, separated by slashes. Any two of them are a headline: "Muddy boots. Clear
   * conscience."
   */
  fragments: string;
}

/**
 * Sentences of about texts in one language. A text is an opening, two middles and a closing. `#pets` before a sentence is its
 * topic: a text has one sentence of a topic at most, so that its sentences neither contradict nor repeat one another.
 */
export interface AboutStock {
  openings: string;
  middles: string;
  closings: string;
}

/** Chats in one language. */
export interface ChatStock {
  /** Lines that two members write by turns; an empty line separates two chats. */
  chats: string;
  /** Second messages of members without a reply. */
  followUps?: string;
}

/** First names of a country, separated by spaces: those born before 1975, from 1975 to 1990, and after 1990. */
export interface NameStock {
  female: readonly [string, string, string];
  male: readonly [string, string, string];
}

/** Returns the entries of a stock: its lines that are not empty. */
export const linesOf = (stock: string): string[] => stock.split('\n').filter((line) => line !== '');
