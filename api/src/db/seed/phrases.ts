/** The texts of demo members in one language; variants are separated by bars. */
export interface Phrases {
  headlines: string;
  openings: string;
  middles: string;
  closings: string;
  /** Chats: lines that two members write by turns. */
  chats: string[];
  /** Second messages of members without a reply. */
  followUps?: string;
}
