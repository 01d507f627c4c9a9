import type { Entry } from './journal.ts';

export interface MessageRow {
  id: number;
  conversation_id: number;
  seq: number;
  sender_id: number;
  client_id: string;
  body: string | null;
  credits: number;
  created_at: Date;
}

export interface PostingRow {
  user_id: number;
  seq: number;
  delta: number;
  balance_after: number;
  ref: string;
}

export interface EventRow {
  user_id: number;
  conversation: number;
  message_seq: number;
}

/** What the database holds about the members of a run. */
export interface Stored {
  messages: MessageRow[];
  conversations: { id: number; public_id: number; user_lo: number; user_hi: number; last_seq: number }[];
  postings: PostingRow[];
  accounts: { user_id: number; balance: number }[];
  /** The events of the type `message`. */
  events: EventRow[];
}

/** Contradictions between the clients' journals and the database, by their kind. */
export interface Verdict {
  lost: string[];
  doubled: string[];
  unexpected: string[];
  order: string[];
  credits: string[];
  events: string[];
  /** Messages that no response has acknowledged or refused. */
  unresolved: string[];
  /** Messages whose response was lost: an earlier attempt than the last one had stored them. */
  recovered: number;
}

const groupBy = <Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> => {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
};

const keyOf = (senderId: number, clientId: string): string => `${senderId}:${clientId}`;

/** Compares each journal entry with the rows of its message. */
const judgeMessages = (entries: readonly Entry[], rows: Map<string, MessageRow[]>, verdict: Verdict): void => {
  for (const entry of entries) {
    const found = rows.get(keyOf(entry.sender.id, entry.clientId)) ?? [];
    const [row] = found;
    if (entry.acknowledgedAt === undefined && entry.refused === undefined) verdict.unresolved.push(entry.body);
    if (entry.acknowledgedAt !== undefined && !row) verdict.lost.push(entry.body);
    if (found.length > 1) verdict.doubled.push(`${entry.body}: ${found.length} rows`);
    if (!row) continue;
    if (entry.refused !== undefined) verdict.unexpected.push(`${entry.body}: stored, although ${entry.refused}`);
    if (row.body !== entry.body) verdict.unexpected.push(`${entry.body}: stored as ${row.body}`);
    if (entry.seq !== undefined && !found.some(({ seq }) => seq === entry.seq)) {
      verdict.unexpected.push(`${entry.body}: acknowledged as number ${entry.seq}, stored as ${row.seq}`);
    }
    if (entry.lastSentAt !== undefined && row.created_at.getTime() < entry.lastSentAt && entry.attempts > 1) {
      verdict.recovered += 1;
    }
  }
};

/** Checks the numbers of each chat, and that no message has a lower number than one that was acknowledged before it. */
const judgeOrder = (
  entries: readonly Entry[],
  stored: Stored,
  rowOf: Map<string, MessageRow>,
  verdict: Verdict,
): void => {
  const numbers = groupBy(stored.messages, ({ conversation_id }) => conversation_id);
  for (const { id, last_seq } of stored.conversations) {
    const found = (numbers.get(id) ?? []).map(({ seq }) => seq).toSorted((a, b) => a - b);
    const gap = found.findIndex((seq, place) => seq !== place + 1);
    if (gap >= 0) verdict.order.push(`chat ${id}: number ${found[gap]} is in place ${gap + 1}`);
    if (found.length !== last_seq) verdict.order.push(`chat ${id}: ${found.length} messages, last number ${last_seq}`);
  }
  const sent = entries.flatMap((entry) => {
    const row = rowOf.get(keyOf(entry.sender.id, entry.clientId));
    return row && entry.firstSentAt !== undefined ? [{ entry, row, began: entry.firstSentAt }] : [];
  });
  for (const inChat of groupBy(sent, ({ row }) => row.conversation_id).values()) {
    const begun = inChat.toSorted((a, b) => a.began - b.began);
    const ended = inChat
      .map(({ entry, row }) => ({ at: entry.acknowledgedAt ?? Infinity, seq: row.seq }))
      .toSorted((a, b) => a.at - b.at);
    let [next, highest] = [0, 0];
    for (const { entry, row, began } of begun) {
      for (let before = ended[next]; before && before.at < began; before = ended[next]) {
        highest = Math.max(highest, before.seq);
        next += 1;
      }
      if (row.seq <= highest) verdict.order.push(`${entry.body}: number ${row.seq} after ${highest} was acknowledged`);
    }
  }
};

/** Checks that each message was paid exactly once, and that each balance is what is left. */
const judgeCredits = (entries: readonly Entry[], stored: Stored, cost: number, verdict: Verdict): void => {
  const postings = groupBy(stored.postings, ({ ref }) => ref);
  for (const { id, sender_id, credits } of stored.messages) {
    const paid = postings.get(`message:${id}`) ?? [];
    const [posting] = paid;
    if (credits !== cost || paid.length !== 1 || posting?.delta !== -cost || posting.user_id !== sender_id) {
      verdict.credits.push(`message ${id} of ${credits} credits: ${JSON.stringify(paid)}`);
    }
  }
  const spent = groupBy(stored.messages, ({ sender_id }) => sender_id);
  const accounts = new Map(stored.accounts.map(({ user_id, balance }) => [user_id, balance]));
  const histories = groupBy(stored.postings, ({ user_id }) => user_id);
  for (const sender of new Set(entries.map((entry) => entry.sender))) {
    const left = sender.credits - cost * (spent.get(sender.id) ?? []).length;
    const balance = accounts.get(sender.id);
    if (balance !== left) verdict.credits.push(`member ${sender.id} has ${balance} credits instead of ${left}`);
    let folded = 0;
    for (const posting of (histories.get(sender.id) ?? []).toSorted((a, b) => a.seq - b.seq)) {
      folded += posting.delta;
      if (posting.balance_after !== folded)
        verdict.credits.push(`member ${sender.id}: posting ${posting.seq} is wrong`);
    }
    if (folded !== left) verdict.credits.push(`the ledger of member ${sender.id} adds up to ${folded}, not ${left}`);
  }
  for (const { sender, refused, body } of entries) {
    const enough = (accounts.get(sender.id) ?? 0) >= cost;
    if (refused === 'not_enough_credits' && enough) verdict.credits.push(`${body}: refused with credits left`);
  }
};

/** Checks that each message emitted one event to each of the two members. */
const judgeEvents = (stored: Stored, verdict: Verdict): void => {
  const chats = new Map(stored.conversations.map((chat) => [chat.id, chat]));
  const emitted = new Map<string, number>();
  for (const { user_id, conversation, message_seq } of stored.events) {
    const key = `${user_id}:${conversation}:${message_seq}`;
    emitted.set(key, (emitted.get(key) ?? 0) + 1);
  }
  for (const { conversation_id, seq } of stored.messages) {
    const chat = chats.get(conversation_id);
    for (const member of [chat?.user_lo, chat?.user_hi]) {
      const times = emitted.get(`${member}:${chat?.public_id}:${seq}`) ?? 0;
      if (times !== 1) verdict.events.push(`message ${seq} of chat ${conversation_id}: ${times} events of ${member}`);
    }
  }
  if (stored.events.length !== stored.messages.length * 2) verdict.events.push(`${stored.events.length} events`);
};

/**
 * Compares the clients' journals with the database after a run. Call it when no message is under way.
 * @param cost the price of a message in credits
 */
export const judge = (entries: readonly Entry[], stored: Stored, cost: number): Verdict => {
  const verdict: Verdict = {
    lost: [],
    doubled: [],
    unexpected: [],
    order: [],
    credits: [],
    events: [],
    unresolved: [],
    recovered: 0,
  };
  const rows = groupBy(stored.messages, ({ sender_id, client_id }) => keyOf(sender_id, client_id));
  const known = new Set(entries.map(({ sender, clientId }) => keyOf(sender.id, clientId)));
  for (const [key, [row]] of rows) if (!known.has(key)) verdict.unexpected.push(`${row?.body}: nobody sent it`);
  judgeMessages(entries, rows, verdict);
  const first = new Map([...rows].flatMap(([key, [row]]) => (row ? [[key, row] as const] : [])));
  judgeOrder(entries, stored, first, verdict);
  judgeCredits(entries, stored, cost, verdict);
  judgeEvents(stored, verdict);
  return verdict;
};
