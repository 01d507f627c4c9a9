import { followUpsIn, scriptsIn } from './chat-scripts.ts';
import type { Gender } from './gender.ts';
import type { Random } from './random.ts';

/** A member as a party of chats. Writing uses up `credits`, starting a chat uses up `slots`. */
export interface Talker {
  id: number;
  name: string;
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
  /** Lines that a demo account has read in other chats: this chat begins and ends with others, and adds its own. */
  said?: Set<string>;
}

/**
 * Writes a chat by the product's own rules: a free member can start two chats, each line costs its author a credit, and the
 * chat ends when the next author has none left. Undefined when the first line cannot be paid.
 */
export const talk = (plan: ConversationPlan, random: Random): Conversation | undefined => {
  const { starter, partner } = plan;
  if (starter.credits < 1 || (!starter.paid && starter.slots < 1)) return undefined;
  const scripts = unsaidFirst(scriptsIn(starter.language), plan, random).slice(0, plan.chats ?? 1);
  const script = scripts.flat().slice(0, plan.lines ?? random.between(1, 9));
  const lines: Line[] = [];
  for (const [index, body] of script.entries()) {
    const author = index % 2 === 0 ? starter : partner;
    if (author.credits < 1) break;
    author.credits -= 1;
    lines.push({ sender: author.id, kind: 'text', body, credits: 1, minutesAgo: 0 });
  }
  const last = lines.length % 2 === 1 ? starter : partner;
  const followUps = unsaidFirst(
    followUpsIn(starter.language).map((body) => [body]),
    plan,
    random,
  );
  for (const body of followUps.slice(0, plan.followUps ?? 0).flat()) {
    if (last.credits < 1) break;
    last.credits -= 1;
    lines.push({ sender: last.id, kind: 'text', body, credits: 1, minutesAgo: 0 });
  }
  for (const line of lines) if (line.kind === 'text') plan.said?.add(line.body);
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

/** Shuffles scripts; those whose first line was said in another chat come last. */
const unsaidFirst = (scripts: readonly string[][], { said }: ConversationPlan, random: Random): string[][] => {
  const wasSaid = ([first = '']: readonly string[]) => Number(said?.has(first) ?? false);
  return random.sample(scripts, scripts.length).toSorted((a, b) => wasSaid(a) - wasSaid(b));
};

const fits = (a: Talker, b: Talker): boolean =>
  a.id !== b.id &&
  a.country === b.country &&
  (a.seeks === 'both' || a.seeks === b.gender) &&
  (b.seeks === 'both' || b.seeks === a.gender);

/** Lists the members whom a member may write to: of the same country, and fitting both ways. */
export const partnersOf = (talker: Talker, others: readonly Talker[]): Talker[] =>
  others.filter((other) => fits(talker, other));

/** Draws `count` members of different names, none of them that of `friend`; fewer when there are no more. */
export const drawPartners = (
  talkers: readonly Talker[],
  count: number,
  random: Random,
  friend?: Pick<Talker, 'name'>,
): Talker[] => {
  const byName = new Map(random.sample(talkers, talkers.length).map((talker) => [talker.name, talker]));
  if (friend) byName.delete(friend.name);
  return [...byName.values()].slice(0, count);
};
