import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Image } from '@pairwise/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';

import {
  block,
  makePicture,
  people,
  startTestApi,
  type TestApi,
  type TestClient,
  type TestPerson,
} from '../../testing/index.ts';
import { uploadChatPhoto } from '../../testing/upload.ts';
import { purgeAccounts } from '../domain/account-deletion/purge-accounts.ts';
import { deleteUnsentPhotos } from '../domain/photos/chat-photos.ts';
import { rejectPhoto, restorePhoto } from '../domain/moderation/moderate-photo.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const picture = async (options = {}) => Buffer.from(await makePicture(options));

const upload = async (client: TestClient): Promise<Image> => {
  const { status, body } = await uploadChatPhoto(api, client, await picture());
  expect(status).toBe(200);
  return body.photo;
};

const send = (client: TestClient, to: TestPerson, photo: string, client_id: string = randomUUID()) =>
  client.call('POST /api/message.php', { body: { client_id, kind: 'photo', photo, profile: to.publicId } });

const start = async () => {
  const milan = await api.make({ name: 'Milan', gender: 'male', premium: true });
  const sanne = await api.make({ name: 'Sanne' });
  return { milan, sanne, sender: await api.as(milan), receiver: await api.as(sanne) };
};

const sendNew = async () => {
  const scene = await start();
  const photo = await upload(scene.sender);
  const { body } = await send(scene.sender, scene.sanne, photo.id);
  return { ...scene, photo, conversation: body.conversation ?? 0 };
};

/** The status with which a caller gets a photo, and how long the response is cached. */
const ask = async ({ filename }: Image, client: TestClient = api.visitor()) => {
  const cookie = client.cookie();
  const { statusCode, headers } = await api.app.inject({
    url: `/media/${filename}`,
    headers: cookie === undefined ? {} : { cookie },
  });
  return [statusCode, headers['cache-control']];
};
const shown = [200, 'no-store'];
const hidden = [404, 'no-store'];

const photoRow = ({ id }: Image) =>
  api.db
    .selectFrom('photos')
    .where('public_id', '=', id)
    .select(['status', 'purpose', 'position', 'content_key', 'sent_at'])
    .executeTakeFirstOrThrow();

const hasFile = async (content: string) =>
  (await readdir(join(api.env.dataDir, 'photos'))).some((name) => name.startsWith(content));

const age = ({ id }: Image, days: number) =>
  sql`update photos set created_at = now() - make_interval(hours => ${days * 24 + 1}) where public_id = ${id}::uuid`.execute(
    api.db,
  );

describe('POST /api/chat-photo.php', () => {
  test('CHAT-10 a photo is encoded again, needs no approval, and is sent for two credits', async () => {
    const { sanne, sender, receiver } = await start();
    const { status, body } = await uploadChatPhoto(
      api,
      sender,
      await picture({ width: 700, height: 500, type: 'png' }),
    );
    expect([status, Object.keys(body)]).toEqual([200, ['photo']]);
    expect(body.photo).toMatchObject({ status: 'active', width: 700, height: 500, blurhash: expect.any(String) });
    const sent = await send(sender, sanne, body.photo.id);
    expect(sent.body.message).toMatchObject({ kind: 'photo', credits: 2, image: { id: body.photo.id } });
    const { conversation } = sent.body;
    const read = await receiver.call('GET /api/chat.php', { query: { conversation: conversation ?? 0 } });
    expect(read.body.messages).toMatchObject([{ kind: 'photo', image: { id: body.photo.id, width: 700 } }]);
    const file = await api.app.inject({
      url: `/media/${body.photo.filename}`,
      headers: { cookie: receiver.cookie() ?? '' },
    });
    expect((await sharp(file.rawPayload).metadata()).format).toBe('jpeg');
  });

  test('refuses files that are no photos, small or large ones, a banned picture and a visitor, and stores nothing', async () => {
    const { milan, sender } = await start();
    const bad: [string, Buffer, number, string][] = [
      ['text', Buffer.from('hello'), 422, 'photo_invalid'],
      ['small', await picture({ width: 399 }), 422, 'photo_invalid'],
      ['large', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'photo_too_large'],
    ];
    for (const [name, file, expected, code] of bad) {
      const { status, body } = await uploadChatPhoto(api, sender, file);
      expect([name, status, body.error?.code]).toEqual([name, expected, code]);
    }
    const banned = await picture();
    const first = (await uploadChatPhoto(api, sender, banned)).body.photo;
    await rejectPhoto(api.db, { photo: first.id, moderator: 'Mo', reason: 'not allowed' });
    const again = await uploadChatPhoto(api, sender, banned);
    expect([again.status, again.body.error?.code]).toEqual([422, 'photo_banned']);
    const visitor = await uploadChatPhoto(api, api.visitor(), await picture());
    expect(visitor.body.error?.code).toBe('authentication_required');
    const rows = await api.db.selectFrom('photos').where('user_id', '=', milan.id).select('status').execute();
    expect(rows).toEqual([{ status: 'rejected' }]);
  });

  test('AUTH-16 a member whose address is not confirmed cannot upload', async () => {
    const client = await api.as(await api.make(people.unconfirmedMember));
    const { status, body } = await uploadChatPhoto(api, client, await picture());
    expect([status, body.error?.code]).toEqual([403, 'email_unconfirmed']);
  });

  test('CHAT-06 refuses a photo that another member of the same browser chose, stores nothing, and takes no slot', async () => {
    const { milan, sanne, sender } = await start();
    const headers = { 'idempotency-key': randomUUID() };
    const file = await picture();
    const refused = await uploadChatPhoto(api, sender, file, { headers, sender: sanne.publicId });
    expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'other_account', field: 'sender' }]);
    const stored = await api.db
      .selectFrom('photos')
      .where('user_id', 'in', [milan.id, sanne.id])
      .select('id')
      .execute();
    expect(stored).toEqual([]);
    const { rows } = await sql`select from limit_slots
      where key_hash in (sha256(${`chat-photo:${milan.id}`}::bytea), sha256(${`chat-photo:${sanne.id}`}::bytea))`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
    const owner = await uploadChatPhoto(api, await api.as(sanne), file, { headers, sender: sanne.publicId });
    expect([owner.status, (await photoRow(owner.body.photo)).purpose]).toEqual([200, 'chat']);
  });

  test('CALL-11 six uploads with one key store one photo; the key with another file is refused', async () => {
    const { milan, sender } = await start();
    const headers = { 'idempotency-key': randomUUID() };
    const file = await picture();
    const ids = new Set<string>();
    for (let times = 0; times < 6; times += 1) {
      ids.add((await uploadChatPhoto(api, sender, file, { headers })).body.photo.id);
    }
    expect(ids.size).toBe(1);
    const { count } = await api.db
      .selectFrom('photos')
      .where('user_id', '=', milan.id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
    const other = await uploadChatPhoto(api, sender, await picture(), { headers });
    expect([other.status, other.body.error?.code]).toEqual([409, 'idempotency_mismatch']);
  });

  test('allows two hundred uploads in an hour', async () => {
    const { milan, sender } = await start();
    const { rows } = await sql<{
      window: Date;
    }>`select to_timestamp(floor(extract(epoch from now()) / 3600) * 3600) as window`.execute(api.db);
    await sql`insert into limit_slots (key_hash, slot_window, n)
      select sha256(${`chat-photo:${milan.id}`}::bytea), w, n from generate_series(1, 200) n,
        unnest(array[${rows[0]?.window}::timestamptz, ${rows[0]?.window}::timestamptz + interval '1 hour']) w`.execute(
      api.db,
    );
    const { status, body } = await uploadChatPhoto(api, sender, await picture());
    expect([status, body.error?.code]).toEqual([429, 'rate_limited']);
  });
});

describe('who sees the photo of a chat', () => {
  test('CHAT-10 before it is sent only its owner', async () => {
    const { sender, receiver } = await start();
    const photo = await upload(sender);
    expect(await ask(photo, sender)).toEqual(shown);
    expect(await ask(photo, receiver)).toEqual(hidden);
    expect(await ask(photo)).toEqual(hidden);
  });

  test('CHAT-10 after it is sent the two members, and no visitor or third member', async () => {
    const { photo, sender, receiver } = await sendNew();
    const third = await api.as(await api.make(people.premiumMember));
    expect(await ask(photo, sender)).toEqual(shown);
    expect(await ask(photo, receiver)).toEqual(shown);
    expect(await ask(photo, third)).toEqual(hidden);
    expect(await ask(photo)).toEqual(hidden);
  });

  test.each(['sender', 'receiver'] as const)('not the receiver after a block by the %s', async (blocker) => {
    const { photo, milan, sanne, sender, receiver } = await sendNew();
    await (blocker === 'sender' ? block(api.db, milan, sanne) : block(api.db, sanne, milan));
    expect(await ask(photo, receiver)).toEqual(hidden);
    expect(await ask(photo, sender)).toEqual(shown);
  });

  test('not a receiver who has deleted the chat', async () => {
    const { photo, conversation, sender, receiver } = await sendNew();
    await receiver.call('DELETE /api/chat.php', { body: { conversation } });
    expect(await ask(photo, receiver)).toEqual(hidden);
    expect(await ask(photo, sender)).toEqual(shown);
  });

  test('only the owner after a moderator refused it, and the message has no picture; both again after an appeal', async () => {
    const { photo, conversation, sender, receiver } = await sendNew();
    const chatEvents = async (client: TestClient) =>
      (await client.call('GET /api/events.php', { query: { after: 0 } })).body.events.flatMap((event) =>
        event.type === 'chat' ? [event.conversation] : [],
      );
    await rejectPhoto(api.db, { photo: photo.id, moderator: 'Mo', reason: 'not allowed' });
    // The open pages of both members fetch the chat again.
    for (const client of [sender, receiver]) expect(await chatEvents(client)).toEqual([conversation]);
    expect(await ask(photo, receiver)).toEqual(hidden);
    expect(await ask(photo, sender)).toEqual(shown);
    const read = async () =>
      (await receiver.call('GET /api/chat.php', { query: { conversation } })).body.messages[0]?.image?.id;
    expect(await read()).toBeUndefined();
    await api.db
      .transaction()
      .execute((transaction) => restorePhoto(transaction, { photo: photo.id, moderator: 'Mo', reason: 'fine' }));
    expect(await ask(photo, receiver)).toEqual(shown);
    expect(await read()).toBe(photo.id);
    for (const client of [sender, receiver]) expect(await chatEvents(client)).toEqual([conversation, conversation]);
    expect(await photoRow(photo)).toMatchObject({ status: 'active', position: null });
  });

  test.each(['pending_deletion', 'banned'] as const)('not the receiver while the account is %s', async (status) => {
    const { photo, milan, conversation, receiver } = await sendNew();
    await api.db
      .updateTable('users')
      .set({ status, purge_after: status === 'pending_deletion' ? new Date(Date.now() + 1e9) : null })
      .where('id', '=', milan.id)
      .execute();
    expect(await ask(photo, receiver)).toEqual(hidden);
    const { body } = await receiver.call('GET /api/chat.php', { query: { conversation } });
    expect(body.messages).toMatchObject([{ kind: 'photo' }]);
    expect(body.messages[0]).not.toHaveProperty('image');
  });
});

describe('a photo of a chat is no photo of the profile', () => {
  test('is in no list of photos, no profile, no search for photos and not the main photo', async () => {
    const { milan, photo, sender, receiver } = await sendNew();
    expect((await sender.call('GET /api/photos.php')).body.images).toEqual([]);
    expect((await sender.call('GET /api/user.php')).body.user?.profile.main_image).toBeNull();
    const member = await receiver.call('GET /api/member.php', { query: { id: milan.publicId } });
    expect(member.body.member).toMatchObject({ main_image: null, images: [], images_locked: 0 });
    const found = await receiver.call('GET /api/members.php', { query: { photo: 'yes', gender: 'male' } });
    expect(found.body.profiles.map(({ id }) => id)).not.toContain(milan.publicId);
    expect((await sender.call('DELETE /api/photo.php', { body: { id: photo.id } })).status).toBe(404);
    const order = await sender.call('PUT /api/photos.php', { body: { order: [photo.id] } });
    expect(order.error?.code).toBe('invalid_order');
  });

  test('takes no place of a free member with three photos', async () => {
    const milan = await api.make({ gender: 'male', photos: ['active', 'active', 'active'] });
    const client = await api.as(milan);
    for (let times = 0; times < 4; times += 1) await upload(client);
    expect((await client.call('GET /api/photos.php')).body.images).toHaveLength(3);
  });
});

describe('sending a photo', () => {
  test('CHAT-09 twenty concurrent sends with one client_id store one message', async () => {
    const { milan, sanne, sender } = await start();
    const photo = await upload(sender);
    const client_id = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => send(sender, sanne, photo.id, client_id)));
    for (const { status, body } of all) expect([status, body.message?.seq]).toEqual([200, 1]);
    const { rows } = await sql`select count(*)::int as n from messages where sender_id = ${milan.id}`.execute(api.db);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('a photo is sent once, and only by its owner', async () => {
    const { sanne, photo, sender, receiver, milan } = await sendNew();
    expect((await send(sender, sanne, photo.id)).error?.code).toBe('photo_unknown');
    expect((await send(receiver, milan, photo.id)).error?.code).toBe('photo_unknown');
    const profile = await api.make({ ...people.premiumMember });
    const own = await send(await api.as(profile), sanne, profile.photos[0] ?? '');
    expect(own.error?.code).toBe('photo_unknown');
  });

  test('a send that fails leaves the photo unsent', async () => {
    const sanne = await api.make();
    const milan = await api.make({ gender: 'male', credits: 1 });
    const client = await api.as(milan);
    const photo = await upload(client);
    expect((await send(client, sanne, photo.id)).error?.code).toBe('not_enough_credits');
    expect((await photoRow(photo)).sent_at).toBeNull();
  });
});

test('a report of a photo message keeps the message and its picture as evidence, even after its sender is purged', async () => {
  const { photo, conversation, milan, receiver } = await sendNew();
  const { content_key } = await photoRow(photo);
  const { body } = await receiver.call('POST /api/complaints.php', {
    body: {
      category: 'harassment',
      object_type: 'message',
      object_id: `${conversation}:1`,
      text: 'I never wanted this picture.',
      good_faith: true,
    },
  });
  const complaint = () =>
    api.db.selectFrom('complaints').where('id', '=', body.complaint.id).selectAll().executeTakeFirst();
  expect(await complaint()).toMatchObject({
    subject_id: milan.id,
    object_id: `${conversation}:1`,
    evidence: { messages: [{ seq: 1, reported: true, kind: 'photo' }], photo: content_key },
    evidence_photos: [content_key],
  });
  await api.db
    .updateTable('users')
    .set({ status: 'pending_deletion', purge_after: new Date(0) })
    .where('id', '=', milan.id)
    .execute();
  await purgeAccounts(api.db, api.app.services.files);
  await api.runDueJobs();
  expect((await photoRow(photo)).status).toBe('deleted');
  expect(await hasFile(content_key)).toBe(true);
});

test('AUTH-11 a purge deletes the photos that were sent and those that were not, with their files', async () => {
  const { photo, milan, sender, receiver } = await sendNew();
  const photos = [photo, await upload(sender)];
  const contents = await Promise.all(photos.map(async (one) => (await photoRow(one)).content_key));
  for (const content of contents) expect(await hasFile(content)).toBe(true);
  await api.db
    .updateTable('users')
    .set({ status: 'pending_deletion', purge_after: new Date(0) })
    .where('id', '=', milan.id)
    .execute();
  await purgeAccounts(api.db, api.app.services.files);
  await api.runDueJobs();
  for (const content of contents) expect(await hasFile(content)).toBe(false);
  for (const one of photos) expect(await ask(one, receiver)).toEqual(hidden);
});

describe('deletion', () => {
  test('CHAT-10 a photo that was not sent within two days is deleted with its files; a sent and a newer one stay', async () => {
    const { sanne, sender } = await start();
    const [old, newer, sent] = [await upload(sender), await upload(sender), await upload(sender)];
    await send(sender, sanne, sent.id);
    await age(old, 2);
    await age(newer, 1);
    await age(sent, 2);
    const { content_key } = await photoRow(old);
    expect(await hasFile(content_key)).toBe(true);
    await deleteUnsentPhotos(api.db);
    await api.runDueJobs();
    expect((await photoRow(old)).status).toBe('deleted');
    expect(await hasFile(content_key)).toBe(false);
    expect(await ask(old, sender)).toEqual(hidden);
    expect((await send(sender, sanne, old.id)).error?.code).toBe('photo_unknown');
    for (const kept of [newer, sent]) expect(await ask(kept, sender)).toEqual(shown);
  });

  test('a photo that is sent while the job runs is either sent or deleted', async () => {
    const { sanne, sender, receiver } = await start();
    const photos = await Promise.all(Array.from({ length: 10 }, () => upload(sender)));
    for (const photo of photos) await age(photo, 2);
    const [sends] = await Promise.all([
      Promise.all(photos.map((photo) => send(sender, sanne, photo.id))),
      deleteUnsentPhotos(api.db),
      deleteUnsentPhotos(api.db),
    ]);
    for (const [index, { status, error }] of sends.entries()) {
      const photo = photos[index];
      if (!photo) throw new Error('one send for each photo');
      expect(status === 200 || error?.code === 'photo_unknown').toBe(true);
      expect(await ask(photo, receiver)).toEqual(status === 200 ? shown : hidden);
    }
  });
});
