import type { Gender } from './gender.ts';
import type { Random } from './random.ts';
import { textsIn } from './texts.ts';

/** A member as a party of chats. Writing uses up `credits`, starting a chat uses up `slots`. */
export interface Talker {
  id: number;
  gender: Gender;
  seeks: Gender | 'both';
  country: string;
  language: string;
  paid: boolean;
  credits: number;
  slots: number;
}

interface Sent {
  sender: number;
  /** The price, paid by the sender. */
  credits: number;
  minutesAgo: number;
}

/** One message. A photo is one of the sender's own; a gift is named by its key. */
export type Line = Sent & ({ kind: 'text'; body: string } | { kind: 'photo' } | { kind: 'gift'; gift: string });

export interface Conversation {
  starter: number;
  partner: number;
  usesSlot: boolean;
  lines: Line[];
  /** How many of the newest lines their receiver has not read. */
  unread: number;
  /** A text that is not sent yet. */
  draft?: { author: number; text: string };
}

export interface ConversationPlan {
  starter: Talker;
  partner: Talker;
  /** How long ago the newest line was written. */
  minutesAgo: number;
  unread?: number;
  /** The chat ends after so many lines. */
  lines?: number;
  /** How many scripts follow one another; one by default. */
  chats?: number;
  /** Lines that the last author adds without a reply. */
  followUps?: number;
}

/**
 * Writes a chat by the product's own rules: a free member can start two chats, each line costs its author a credit, and the
 * chat ends when the next author has none left. Undefined when the first line cannot be paid.
 */
export const talk = (plan: ConversationPlan, random: Random): Conversation | undefined => {
  const { starter, partner } = plan;
  if (starter.credits < 1 || (!starter.paid && starter.slots < 1)) return undefined;
  const script = random
    .sample(textsIn(starter.language).chats, plan.chats ?? 1)
    .flat()
    .slice(0, plan.lines ?? random.between(1, 9));
  const lines: Line[] = [];
  for (const [index, body] of script.entries()) {
    const author = index % 2 === 0 ? starter : partner;
    if (author.credits < 1) break;
    author.credits -= 1;
    lines.push({ sender: author.id, kind: 'text', body, credits: 1, minutesAgo: 0 });
  }
  const last = lines.length % 2 === 1 ? starter : partner;
  for (const body of random.sample(textsIn(starter.language).followUps, plan.followUps ?? 0)) {
    if (last.credits < 1) break;
    last.credits -= 1;
    lines.push({ sender: last.id, kind: 'text', body, credits: 1, minutesAgo: 0 });
  }
  let minutes = plan.minutesAgo;
  for (const line of lines.toReversed()) {
    line.minutesAgo = minutes;
    minutes += random.between(2, random.chance(0.2) ? 900 : 25);
  }
  if (!starter.paid) starter.slots -= 1;
  // Only the last lines of one author can be unread.
  const unread = plan.unread ?? (random.chance(0.3) ? 1 : 0);
  return { starter: starter.id, partner: partner.id, usesSlot: !starter.paid, lines, unread };
};

const fits = (a: Talker, b: Talker): boolean =>
  a.id !== b.id &&
  a.country === b.country &&
  (a.seeks === 'both' || a.seeks === b.gender) &&
  (b.seeks === 'both' || b.seeks === a.gender);

/** Lists the members whom a member may write to: of the same country, and fitting both ways. */
export const partnersOf = (talker: Talker, others: readonly Talker[]): Talker[] =>
  others.filter((other) => fits(talker, other));
