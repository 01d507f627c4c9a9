import { type Kysely, sql } from 'kysely';

import { gifts } from '../reference/reference-data.ts';
import type { DB } from '../types.generated.ts';
import {
  type Conversation,
  type ConversationPlan,
  drawPartners,
  type Line,
  partnersOf,
  talk,
  type Talker,
} from './conversations.ts';
import { insertRows } from './insert.ts';
import { longChat } from './long-chat.ts';
import type { Random } from './random.ts';

const minute = 60_000;

export interface Cast {
  talkers: Talker[];
  free: Talker;
  premium: Talker;
  blocked: Talker;
}

const pairKey = (a: number, b: number) => `${Math.min(a, b)}:${Math.max(a, b)}`;

const spentBy = (talker: Talker, lines: Line[]): number =>
  lines.filter(({ sender }) => sender === talker.id).reduce((sum, { credits }) => sum + credits, 0);

/** Writes the chats of the demo accounts first, while their partners have credits, then those of all members. */
export const imagineConversations = ({ talkers, free, premium }: Cast, random: Random): Conversation[] => {
  const used = new Set<string>();
  const conversations: Conversation[] = [];
  const add = (
    starter: Talker,
    partner: Talker,
    plan: Omit<ConversationPlan, 'starter' | 'partner'>,
  ): Conversation | undefined => {
    const followUps = Math.max(0, (plan.unread ?? 0) - 1);
    const key = pairKey(starter.id, partner.id);
    if (used.has(key)) return undefined;
    const conversation = talk({ starter, partner, followUps, ...plan }, random);
    if (!conversation) return undefined;
    used.add(key);
    conversations.push(conversation);
    return conversation;
  };
  /** Lists members who can write to a demo account. Most write in English, so that more visitors can read the chats. */
  const admirers = (account: Talker) =>
    partnersOf(account, talkers)
      .filter((other) => other.paid && other.credits > 3 && (other.language === 'en' || random.chance(0.4)))
      .slice(0, 40);

  const friend = admirers(premium).find((other) => other.language === 'en' && other.credits > 60);
  if (!friend) throw new Error('No member fits for the long chat of premium@.');
  const lines = longChat(friend, premium, random);
  for (const talker of [friend, premium]) talker.credits -= spentBy(talker, lines);
  used.add(pairKey(friend.id, premium.id));
  conversations.push({ starter: friend.id, partner: premium.id, usesSlot: false, lines, unread: 2 });

  let said = new Set<string>();
  drawPartners(admirers(premium), 16, random, friend).forEach((other, index) => {
    const minutesAgo = 4 + index * index * 9;
    if (index % 3 === 0) {
      add(other, premium, { minutesAgo, said, unread: 1 + (index % 4), lines: index === 0 ? 5 : 3 });
    } else if (index % 3 === 1) add(premium, other, { minutesAgo, said, unread: index < 8 ? 2 : 0, lines: 4 });
    else {
      const added = add(other, premium, { minutesAgo, said, unread: 0, chats: 2, lines: 7 + (index % 8) });
      if (added && index === 2) added.draft = { author: premium.id, text: 'I was just thinking about that, and' };
    }
  });
  said = new Set();
  drawPartners(admirers(free), 7, random).forEach((other, index) => {
    const minutesAgo = 12 + index * index * 40;
    // A free member has three credits: one starts a chat, two are left for replies.
    if (index === 0) add(free, other, { minutesAgo, said, unread: 1, lines: 2 });
    else add(other, free, { minutesAgo, said, unread: index === 1 ? 2 : 1, lines: 1 });
  });

  for (const talker of talkers.filter((one) => one.paid || random.chance(0.35))) {
    const partners = partnersOf(talker, talkers);
    for (const partner of random.sample(partners, talker.paid ? random.between(1, 6) : 1)) {
      add(talker, partner, { minutesAgo: random.between(30, 60 * 24 * 45) });
    }
  }
  return conversations;
};

/** Inserts chats: messages are numbered without gaps, free places are used, and each line is paid through the ledger. */
export const insertConversations = async (
  db: Kysely<DB>,
  conversations: Conversation[],
  now: number,
  random: Random,
) => {
  const at = (minutesAgo: number) => new Date(now - minutesAgo * minute).toISOString();
  const spoken = conversations.filter((conversation) => conversation.lines.length > 0);
  await insertRows(
    db,
    'conversations',
    {
      user_lo: 'bigint',
      user_hi: 'bigint',
      started_by: 'bigint',
      last_seq: 'int',
      last_message_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    spoken.map(({ starter, partner, lines }) => ({
      user_lo: Math.min(starter, partner),
      user_hi: Math.max(starter, partner),
      started_by: starter,
      last_seq: lines.length,
      last_message_at: at(lines.at(-1)?.minutesAgo ?? 0),
      created_at: at(lines[0]?.minutesAgo ?? 0),
    })),
  );
  const rows = await db.selectFrom('conversations').select(['id', 'user_lo', 'user_hi']).execute();
  const ids = new Map(rows.map((row) => [pairKey(row.user_lo, row.user_hi), row.id]));
  const idOf = (one: Conversation) => ids.get(pairKey(one.starter, one.partner)) ?? 0;

  await insertRows(
    db,
    'conversation_members',
    { conversation_id: 'bigint', user_id: 'bigint', last_read_seq: 'int', draft: 'text', draft_rev: 'int' },
    spoken.flatMap((one) => {
      const last = one.lines.length;
      const reader = one.lines.at(-1)?.sender === one.starter ? one.partner : one.starter;
      const author = reader === one.starter ? one.partner : one.starter;
      // The first draft of a chat has revision 1.
      const draftOf = (id: number) =>
        one.draft?.author === id ? { draft: one.draft.text, draft_rev: 1 } : { draft: null, draft_rev: 0 };
      return [
        { conversation_id: idOf(one), user_id: reader, last_read_seq: last - one.unread, ...draftOf(reader) },
        { conversation_id: idOf(one), user_id: author, last_read_seq: last, ...draftOf(author) },
      ];
    }),
  );
  const photos = await photosOf(db, spoken.flatMap(sendersOfPhotos));
  await insertRows(
    db,
    'messages',
    {
      conversation_id: 'bigint',
      seq: 'int',
      sender_id: 'bigint',
      client_id: 'uuid',
      kind: 'message_kind',
      body: 'text',
      photo_id: 'bigint',
      gift_id: 'int',
      credits: 'int',
      created_at: 'timestamptz',
    },
    spoken.flatMap((one) =>
      one.lines.map((line, index) => ({
        conversation_id: idOf(one),
        seq: index + 1,
        sender_id: line.sender,
        client_id: uuidFrom(random),
        kind: line.kind,
        body: line.kind === 'text' ? line.body : null,
        photo_id: line.kind === 'photo' ? photos.get(line.sender) : null,
        gift_id: line.kind === 'gift' ? gifts.find(({ key }) => key === line.gift)?.id : null,
        credits: line.credits,
        created_at: at(line.minutesAgo),
      })),
    ),
  );
  await sql`
    insert into free_conversation_slots (user_id, slot, conversation_id)
    select c.started_by, row_number() over (partition by c.started_by order by c.id), c.id
    from conversations c join users u on u.id = c.started_by where not u.paid`.execute(db);
  await sql`
    select credits_post(sender_id, -credits, (case kind when 'photo' then 'photo' when 'gift' then 'gift' else 'message' end)::ledger_reason,
      'message:' || id, 'msg:' || client_id)
    from (select * from messages order by sender_id, id) m`.execute(db);
};

const sendersOfPhotos = ({ lines }: Conversation): number[] =>
  lines.filter(({ kind }) => kind === 'photo').map(({ sender }) => sender);

/** Finds for each of these members the last photo that others see, because the first is the one in the list. */
const photosOf = async (db: Kysely<DB>, members: number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('photos')
    .where('user_id', 'in', [...members, 0])
    .where('status', '=', 'active')
    .orderBy('position')
    .select(['user_id', 'id'])
    .execute();
  return new Map(rows.map(({ user_id, id }) => [user_id, id]));
};

/** Makes a version 4 uuid from the seed's own random numbers. */
export const uuidFrom = (random: Random): string => {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = random.pick(['8', '9', 'a', 'b']);
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
};

/** Inserts likes of all members. The demo accounts get new likes, older ones and matches. */
export const insertLikes = async (
  db: Kysely<DB>,
  { talkers, free, premium, blocked }: Cast,
  now: number,
  random: Random,
) => {
  const likes = new Map<string, { from_id: number; to_id: number; seen_at: string | null; created_at: string }>();
  const add = (from: Talker, to: Talker, hoursAgo: number, seen: boolean): void => {
    const created_at = new Date(now - hoursAgo * 60 * minute).toISOString();
    likes.set(`${from.id}>${to.id}`, { from_id: from.id, to_id: to.id, created_at, seen_at: seen ? created_at : null });
  };
  for (const [account, unseen] of [
    [premium, 9],
    [free, 5],
  ] as const) {
    drawPartners(partnersOf(account, talkers), 32, random).forEach((other, index) => {
      add(other, account, 1 + index * 5, index >= unseen);
      // Every fourth like is mutual, which is a match.
      if (index % 4 === 3) add(account, other, 2 + index * 5, true);
    });
    for (const other of random.sample(partnersOf(account, talkers), 8))
      add(account, other, random.between(2, 300), false);
  }
  add(blocked, premium, 400, true);
  for (const talker of talkers) {
    for (const other of random.sample(partnersOf(talker, talkers), random.between(0, 6))) {
      add(talker, other, random.between(1, 24 * 60), random.chance(0.6));
    }
  }
  await insertRows(
    db,
    'likes',
    { from_id: 'bigint', to_id: 'bigint', seen_at: 'timestamptz', created_at: 'timestamptz' },
    [...likes.values()],
  );
  // Marks the matches as shown, so that no match modal covers the page when the demo is opened.
  await sql`update matches set lo_shown_at = created_at, hi_shown_at = created_at`.execute(db);
};
