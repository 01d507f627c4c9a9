import type { Entry, Pair, Sender } from './journal.ts';
import { judge, type Stored } from './judge.ts';

const member = (id: number): Sender => ({ id, publicId: id * 10, cookie: '', credits: 5 });
const [robin, sanne] = [member(1), member(2)];
const pair: Pair = { members: [robin, sanne], conversation: 70 };

const entry = (n: number, differences: Partial<Entry> = {}): Entry => ({
  clientId: `id-${n}`,
  sender: robin,
  pair,
  body: `Message ${n}`,
  attempts: 1,
  firstSentAt: n * 100,
  lastSentAt: n * 100,
  acknowledgedAt: n * 100 + 50,
  seq: n,
  refused: undefined,
  ...differences,
});

/** What the database holds after the messages 1 and 2 of Robin. */
const stored = (differences: Partial<Stored> = {}): Stored => ({
  messages: [1, 2].map((n) => ({
    id: n,
    conversation_id: 7,
    seq: n,
    sender_id: 1,
    client_id: `id-${n}`,
    body: `Message ${n}`,
    credits: 1,
    created_at: new Date(n * 100 + 20),
  })),
  conversations: [{ id: 7, public_id: 70, user_lo: 1, user_hi: 2, last_seq: 2 }],
  postings: [
    { user_id: 1, seq: 1, delta: 5, balance_after: 5, ref: 'test' },
    { user_id: 1, seq: 2, delta: -1, balance_after: 4, ref: 'message:1' },
    { user_id: 1, seq: 3, delta: -1, balance_after: 3, ref: 'message:2' },
  ],
  accounts: [{ user_id: 1, balance: 3 }],
  events: [1, 2].flatMap((n) => [1, 2].map((id) => ({ user_id: id, conversation: 70, message_seq: n }))),
  ...differences,
});

const entries = () => [entry(1), entry(2)];

/** The kinds of contradictions that a verdict names. */
const kindsOf = (sent: Entry[], database: Stored): string[] =>
  Object.entries(judge(sent, database, 1)).flatMap(([kind, problems]) =>
    Array.isArray(problems) && problems.length > 0 ? [kind] : [],
  );

describe('C-01 the comparison of journals and database', () => {
  test('agrees when both say the same, and counts a message whose response was lost', () => {
    expect(kindsOf(entries(), stored())).toEqual([]);
    const retried = [entry(1), entry(2, { attempts: 2, lastSentAt: 900, acknowledgedAt: 950 })];
    expect(kindsOf(retried, stored())).toEqual([]);
    expect(judge(retried, stored(), 1).recovered).toBe(1);
  });

  test('detects an acknowledged message without a row', () => {
    const database = stored();
    expect(kindsOf([...entries(), entry(3)], database)).toEqual(['lost']);
  });

  test('detects a message with two rows', () => {
    const messages = stored().messages.map((row) => ({ ...row, client_id: 'id-1', body: 'Message 1' }));
    expect(kindsOf(entries(), stored({ messages }))).toEqual(expect.arrayContaining(['doubled', 'lost']));
  });

  test('detects rows that no member sent, that were refused, and that differ', () => {
    expect(kindsOf([entry(1)], stored())).toEqual(['unexpected']);
    const refused = entry(2, { acknowledgedAt: undefined, seq: undefined, refused: 'blocked' });
    expect(kindsOf([entry(1), refused], stored())).toEqual(['unexpected']);
    expect(kindsOf([entry(1), entry(2, { body: 'Another text' })], stored())).toEqual(['unexpected']);
    expect(kindsOf([entry(1), entry(2, { seq: 9 })], stored())).toEqual(['unexpected']);
  });

  test('detects numbers with a gap, and a message before one that was acknowledged earlier', () => {
    const conversations = stored().conversations.map((chat) => ({ ...chat, last_seq: 3 }));
    expect(kindsOf(entries(), stored({ conversations }))).toEqual(['order']);
    const late = [entry(1, { firstSentAt: 300, acknowledgedAt: 350 }), entry(2)];
    expect(kindsOf(late, stored())).toEqual(['order']);
  });

  test('detects a message that was paid twice or not, a wrong balance, and a refusal with credits left', () => {
    const { postings } = stored();
    const second = { user_id: 1, seq: 4, delta: -1, balance_after: 2, ref: 'message:2' };
    const twice = stored({ postings: [...postings, second], accounts: [{ user_id: 1, balance: 2 }] });
    expect(kindsOf(entries(), twice)).toEqual(['credits']);
    const unpaid = stored({ postings: postings.slice(0, 2), accounts: [{ user_id: 1, balance: 4 }] });
    expect(kindsOf(entries(), unpaid)).toEqual(['credits']);
    const refused = entry(3, { acknowledgedAt: undefined, seq: undefined, refused: 'not_enough_credits' });
    expect(kindsOf([...entries(), refused], stored())).toEqual(['credits']);
  });

  test('detects missing events and messages without a result', () => {
    const database = stored();
    database.events.pop();
    expect(kindsOf(entries(), database)).toEqual(['events']);
    const waiting = entry(3, { acknowledgedAt: undefined, seq: undefined });
    expect(kindsOf([...entries(), waiting], stored())).toEqual(['unresolved']);
  });
});
