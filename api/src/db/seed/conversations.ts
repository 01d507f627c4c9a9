import type { Gender } from './gender.ts';
import type { Random } from './random.ts';
import { textsIn } from './texts.ts';

/** A member as far as conversations need it; `credits` and `slots` are used up as the story goes on. */
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

interface Said {
  sender: number;
  /** What it cost the sender. */
  credits: number;
  minutesAgo: number;
}

/** A photo is one of the sender's own; a gift is named by its key. */
export type Line = Said & ({ kind: 'text'; body: string } | { kind: 'photo' } | { kind: 'gift'; gift: string });

export interface Conversation {
  starter: number;
  partner: number;
  usesSlot: boolean;
  lines: Line[];
  /** How many of the newest lines the member who did not write them has not read. */
  unread: number;
  /** What somebody has begun to write. */
  draft?: { author: number; text: string };
}

export interface ConversationPlan {
  starter: Talker;
  partner: Talker;
  /** Minutes since the newest line. */
  minutesAgo: number;
  unread?: number;
  /** Cut the chat after so many lines. */
  lines?: number;
  /** How many chats are told one after the other; one unless told. */
  chats?: number;
  /** Lines the last author adds, having had no answer. */
  followUps?: number;
}

/**
 * One conversation by the product's own rules: starting takes one of two free places unless paid for, every line costs
 * a credit, and who has none left falls silent. Undefined when not even the first line can be written.
 */
export const talk = (wish: ConversationPlan, random: Random): Conversation | undefined => {
  const { starter, partner } = wish;
  if (starter.credits < 1 || (!starter.paid && starter.slots < 1)) return undefined;
  const script = random
    .sample(textsIn(starter.language).chats, wish.chats ?? 1)
    .flat()
    .slice(0, wish.lines ?? random.between(1, 9));
  const lines: Line[] = [];
  for (const [index, body] of script.entries()) {
    const author = index % 2 === 0 ? starter : partner;
    if (author.credits < 1) break;
    author.credits -= 1;
    lines.push({ sender: author.id, kind: 'text', body, credits: 1, minutesAgo: 0 });
  }
  const last = lines.length % 2 === 1 ? starter : partner;
  for (const body of random.sample(textsIn(starter.language).followUps, wish.followUps ?? 0)) {
    if (last.credits < 1) break;
    last.credits -= 1;
    lines.push({ sender: last.id, kind: 'text', body, credits: 1, minutesAgo: 0 });
  }
  let minutes = wish.minutesAgo;
  for (const line of lines.toReversed()) {
    line.minutesAgo = minutes;
    minutes += random.between(2, random.chance(0.2) ? 900 : 25);
  }
  if (!starter.paid) starter.slots -= 1;
  // Only a run of lines by one author can be unread by the other.
  const unread = wish.unread ?? (random.chance(0.3) ? 1 : 0);
  return { starter: starter.id, partner: partner.id, usesSlot: !starter.paid, lines, unread };
};

const fits = (a: Talker, b: Talker): boolean =>
  a.id !== b.id &&
  a.country === b.country &&
  (a.seeks === 'both' || a.seeks === b.gender) &&
  (b.seeks === 'both' || b.seeks === a.gender);

/** Who a member might write to, among people of the same country who would like each other. */
export const partnersOf = (talker: Talker, others: readonly Talker[]): Talker[] =>
  others.filter((other) => fits(talker, other));
