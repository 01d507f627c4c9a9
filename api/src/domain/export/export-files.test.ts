import { randomUUID } from 'node:crypto';

import { unzipSync } from 'fflate';
import { startBucket, type TestBucket } from '@pairwise/object-store/testing';

import {
  makePicture,
  openedByBrowser,
  people,
  startTestApi,
  type TestApi,
  type TestClient,
  testPassword,
} from '../../../testing/index.ts';
import { uploadChatPhoto, uploadPhoto } from '../../../testing/upload.ts';
import { purgeAccounts } from '../account-deletion/purge-accounts.ts';
import { deleteOldExports, makeExports } from './make-export.ts';

describe.each([['a folder'], ['a bucket']])('photos and copies of data in %s', (kind) => {
  let bucket: TestBucket | undefined;
  let api: TestApi;
  beforeAll(async () => {
    bucket = kind === 'a bucket' ? await startBucket({ conditional: true }) : undefined;
    api = await startTestApi(bucket && { env: { FILE_STORE: bucket.address } });
  });
  afterAll(async () => {
    await api.close();
    await bucket?.stop();
  });

  const withExport = async () => {
    const person = await api.make({ name: 'Quentin' });
    const client = await api.as(person);
    const { image } = (await uploadPhoto(api, client, Buffer.from(await makePicture({ width: 500, height: 500 }))))
      .body;
    const { body } = await client.call('POST /api/export.php', { body: { password: testPassword } });
    await makeExports(api.app.services);
    return { person, client, image, id: body.export.id };
  };
  const hasFile = (id: string) => api.app.services.files.has(`exports/${id}.zip`);
  const hasRow = async (id: string) =>
    (await api.db.selectFrom('exports').where('id', '=', id).select('id').execute()).length > 0;
  const expire = (id: string) =>
    api.db
      .updateTable('exports')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();

  test('a copy contains the photos as they are shown', async () => {
    const { client, image, id } = await withExport();
    const headers = { ...openedByBrowser, cookie: client.cookie() ?? '' };
    const shown = await api.app.inject({ url: `/media/${image.id}-1280.jpg`, headers });
    const file = await api.app.inject({ url: `/api/export-file.php?id=${id}`, headers });
    const unzipped = unzipSync(new Uint8Array(file.rawPayload));
    expect(Object.keys(unzipped).toSorted()).toEqual(['data.json', `photos/${image.id}.jpg`]);
    expect(shown.rawPayload.equals(Buffer.from(unzipped[`photos/${image.id}.jpg`] ?? []))).toBe(true);
    expect(JSON.parse(Buffer.from(unzipped['data.json'] ?? []).toString())).toMatchObject({
      account: [{ name: 'Quentin' }],
      photos: [{ id: image.id }],
      payments: [],
    });
  });

  test('T1 code of a page cannot read a copy: only the browser itself opens it', async () => {
    const { client, id } = await withExport();
    const open = async (headers: Record<string, string>) => {
      const cookie = client.cookie() ?? '';
      const file = await api.app.inject({ url: `/api/export-file.php?id=${id}`, headers: { cookie, ...headers } });
      return [file.statusCode, file.headers['content-type']];
    };
    const refused = [400, 'application/json; charset=utf-8'];
    for (const [mode, dest] of [
      ['cors', 'empty'],
      ['same-origin', 'empty'],
      ['no-cors', 'image'],
      ['navigate', 'iframe'],
      ['navigate', 'embed'],
    ] as const) {
      const sent = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
      expect([mode, dest, ...(await open(sent))]).toEqual([mode, dest, ...refused]);
    }
    expect(await open({})).toEqual(refused);
    // Control: the member presses the link.
    expect(await open(openedByBrowser)).toEqual([200, 'application/zip']);
    expect(await open({ ...openedByBrowser, 'sec-fetch-dest': 'empty' })).toEqual([200, 'application/zip']);
  });

  test('S-7 a copy contains the photos that were sent in chats, and messages that wait for the confirmation', async () => {
    const [sanne, robin, olivia] = [
      await api.make(),
      await api.make(people.premiumMember),
      await api.make(people.unconfirmedMember),
    ];
    const dataOf = async (client: TestClient) => {
      const { body } = await client.call('POST /api/export.php', { body: { password: testPassword } });
      await makeExports(api.app.services);
      const headers = { ...openedByBrowser, cookie: client.cookie() ?? '' };
      const file = await api.app.inject({ url: `/api/export-file.php?id=${body.export.id}`, headers });
      const unzipped = unzipSync(new Uint8Array(file.rawPayload));
      return { names: Object.keys(unzipped), data: JSON.parse(Buffer.from(unzipped['data.json'] ?? []).toString()) };
    };
    const client = await api.as(robin);
    await api.db.deleteFrom('photos').where('user_id', '=', robin.id).execute();
    const { photo } = (await uploadChatPhoto(api, client, Buffer.from(await makePicture()))).body;
    const to = { profile: sanne.publicId, client_id: randomUUID() };
    await client.call('POST /api/message.php', { body: { ...to, kind: 'photo', photo: photo.id } });
    const sent = await dataOf(client);
    expect(sent.names).toContain(`photos/${photo.id}.jpg`);
    expect(sent.data).toMatchObject({
      photos: [{ id: photo.id, purpose: 'chat' }],
      messages: [{ kind: 'photo', photo: photo.id }],
      held_messages: [],
    });
    const unconfirmed = await api.as(olivia);
    await unconfirmed.call('POST /api/message.php', { body: { ...to, kind: 'text', body: 'Hello you' } });
    expect((await dataOf(unconfirmed)).data).toMatchObject({
      messages: [],
      held_messages: [{ member: sanne.publicId, kind: 'text', body: 'Hello you' }],
    });
  });

  test('an expired copy whose file cannot be deleted keeps its row, by which the next run finds it', async () => {
    const { id } = await withExport();
    await expire(id);
    const { db, files } = api.app.services;
    const broken = { ...files, remove: () => Promise.reject(new Error('no store')) };
    await expect(deleteOldExports({ db, files: broken })).rejects.toThrow('no store');
    expect([await hasRow(id), await hasFile(id)]).toEqual([true, true]);
    await deleteOldExports({ db, files });
    expect([await hasRow(id), await hasFile(id)]).toEqual([false, false]);
  });

  test('AUTH-11 the files of a purged account are deleted with it', async () => {
    const { person, client, id } = await withExport();
    await client.call('POST /api/account-delete.php', { body: { password: testPassword, text: 'I leave now' } });
    const past = new Date(Date.now() - 1000);
    await api.db.updateTable('users').set({ purge_after: past }).where('id', '=', person.id).execute();
    const { content_key: content } = await api.db
      .selectFrom('photos')
      .where('user_id', '=', person.id)
      .select('content_key')
      .executeTakeFirstOrThrow();
    expect(await purgeAccounts(api.db, api.app.services.files)).toBe(1);
    await api.runDueJobs();
    expect([await hasRow(id), await hasFile(id)]).toEqual([false, false]);
    expect(await api.app.services.files.has(`photos/${content}.original`)).toBe(false);
  });
});
