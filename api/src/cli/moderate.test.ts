import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import sharp from 'sharp';

import { converse, mailsTo, people, startTestApi, type TestApi, type TestPerson } from '../../testing/index.ts';
import { deleteEvidence } from '../domain/photos/delete-evidence.ts';
import { contentKey } from '../providers/photos/photo-store.ts';
import { runModerate } from './moderate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const moderate = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await runModerate(args, {
    withDatabase: (work) => work(api.env.databaseUrl),
    print: (line) => lines.push(line),
  });
  return { code, text: lines.join('\n') };
};

const why = ['--reason', 'because of the rules'];
const photoRow = (photo: string | undefined) =>
  api.db
    .selectFrom('photos')
    .where('public_id', '=', photo ?? '')
    .selectAll()
    .executeTakeFirstOrThrow();
const statusOf = async ({ id }: TestPerson) =>
  (await api.db.selectFrom('users').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;
const subjects = async (person: { email: string }) => (await mailsTo(api, person.email)).map(({ subject }) => subject);

const complain = async (reporter: TestPerson, differences: object) => {
  const { body, error } = await (
    await api.as(reporter)
  ).call('POST /api/complaints.php', {
    body: { category: 'fake_profile', text: 'This is somebody else.', good_faith: true, ...differences },
  });
  if (error) throw new Error(error.code);
  return { id: body.complaint.id, secret: body.secret };
};
const aboutProfile = ({ publicId }: TestPerson) => ({ object_type: 'profile', object_id: String(publicId) });
const readCase = async (key: { id: string; secret: string }) =>
  (await api.visitor().call('GET /api/complaints.php', { query: key })).body.complaint;
const appeal = async (key: { id: string; secret: string }) => {
  await api.visitor().call('POST /api/complaint-appeal.php', { body: { ...key, text: 'Please look once more.' } });
  const row = await api.db
    .selectFrom('appeals')
    .where('complaint_id', '=', key.id)
    .orderBy('created_at', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
/** Returns the id and secret of the case from the link in the reported member's mail. */
const keyOfSubject = async ({ email }: TestPerson) => {
  const [, id = '', secret = ''] =
    /\/complaints\?lang=en#([\w-]{36})\.([\w-]{43})/.exec(
      (await mailsTo(api, email)).map((mail) => mail.text).join(),
    ) ?? [];
  return { id, secret };
};
/** Makes a member whose complaint freezes an account. */
const trusted = async () => {
  const person = await api.make();
  await api.db
    .updateTable('users')
    .set({ signup_date: new Date(Date.now() - 30 * 86_400_000) })
    .where('id', '=', person.id)
    .execute();
  return person;
};

describe('photos', () => {
  test('lists waiting photos, approves or rejects them with a reason, and logs each decision', async () => {
    expect((await moderate('photos')).text).toBe('no photo is waiting');
    const sanne = await api.make({ name: 'Waiting', photos: ['pending', 'pending', 'active'] });
    const [first = '', second = '', shown = ''] = sanne.photos;
    const list = await moderate('photos');
    for (const expected of [first, second, String(sanne.publicId), 'photos/abcdef0123456789.original']) {
      expect(list.text).toContain(expected);
    }
    expect(list.text).not.toContain(shown);

    expect(await moderate('approve', first, '--reason', 'fine')).toEqual({ code: 0, text: `${first} approved` });
    expect(await moderate('reject', second, '--reason', 'not a person')).toMatchObject({ code: 0 });
    expect((await photoRow(first)).status).toBe('active');
    expect(await photoRow(second)).toMatchObject({ status: 'rejected', reject_reason: 'not a person', position: null });
    // The next photo moves up.
    expect((await photoRow(shown)).position).toBe(2);
    const actions = await api.db.selectFrom('moderation_actions').select(['action', 'reason']).orderBy('id').execute();
    expect(actions).toEqual([
      { action: 'photo_approve', reason: 'fine' },
      { action: 'photo_reject', reason: 'not a person' },
    ]);
    const own = (await (await api.as(sanne)).call('GET /api/photos.php')).body.images;
    expect(own.find(({ id }) => id === second)).toMatchObject({ status: 'rejected', reject_reason: 'not a person' });
    const [mail] = await mailsTo(api, sanne.email);
    expect([mail?.subject, mail?.text]).toEqual([
      'One of your photos cannot be shown',
      expect.stringContaining('not a person'),
    ]);
    expect(await moderate('approve', second, ...why)).toEqual({
      code: 1,
      text: 'There is no such photo, or it was decided already.',
    });
  });

  test.each([
    ['uphold', 'rejected', 'Your photo remains refused'],
    ['overturn', 'active', 'Your photo can be shown after all'],
  ])('MEMBER-06 S-8 the appeal of a refused photo: %s makes it %s', async (command, status, subject) => {
    await api.db.deleteFrom('banned_photos').execute();
    const sanne = await api.make({ photos: ['active', 'active'] });
    const [photo = ''] = sanne.photos;
    await moderate('reject', photo, ...why);
    const client = await api.as(sanne);
    await client.call('POST /api/photo-appeal.php', { body: { id: photo, text: 'This really is me.' } });
    const list = (await moderate('appeals')).text;
    expect(list).toContain('This really is me.');
    const { id } = await api.db
      .selectFrom('appeals')
      .where('outcome', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await moderate(command, id, ...why)).code).toBe(0);
    expect((await moderate(command, id, ...why)).code).toBe(1);
    expect((await photoRow(photo)).status).toBe(status);
    const banned = await api.db.selectFrom('banned_photos').selectAll().execute();
    expect(banned).toHaveLength(status === 'active' ? 0 : 1);
    expect((await subjects(sanne))[0]).toBe(subject);
  });

  test('a photo whose appeal succeeds while all places are taken may be uploaded again', async () => {
    await api.db.deleteFrom('banned_photos').execute();
    const sanne = await api.make({ photos: ['active', 'active', 'active'] });
    const [photo = ''] = sanne.photos;
    await moderate('reject', photo, ...why);
    await api.db
      .insertInto('photos')
      .values({
        user_id: sanne.id,
        position: 3,
        status: 'active',
        content_key: 'feedfeedfeedfeed',
        width: 1,
        height: 1,
      })
      .execute();
    await (await api.as(sanne)).call('POST /api/photo-appeal.php', { body: { id: photo, text: 'This really is me.' } });
    const { id } = await api.db
      .selectFrom('appeals')
      .where('outcome', 'is', null)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await moderate('overturn', id, ...why)).code).toBe(0);
    expect((await photoRow(photo)).status).toBe('rejected');
    expect(await api.db.selectFrom('banned_photos').selectAll().execute()).toEqual([]);
  });
});

describe('complaints', () => {
  test('lists open complaints, those about children first, and shows their evidence without control characters', async () => {
    const sanne = await api.make({ name: 'Sanne', headline: 'The headline of then' });
    const [one, two] = [await api.make(), await api.make()];
    const spam = await complain(one, {
      category: 'scam_spam',
      text: 'asks for money \u001b[2J\u009b2J',
      ...aboutProfile(sanne),
    });
    const child = await complain(two, { category: 'underage', text: 'is in my class', ...aboutProfile(sanne) });
    const { text } = await moderate('complaints');
    expect(text.indexOf(child.id)).toBeGreaterThan(0);
    expect(text.indexOf(child.id)).toBeLessThan(text.indexOf(spam.id));
    const shown = await moderate('show', spam.id);
    for (const expected of ['The headline of then', 'asks for money', String(sanne.publicId), String(one.publicId)]) {
      expect(shown.text).toContain(expected);
    }
    for (const control of ['\u001b', '\u009b']) expect(text + shown.text).not.toContain(control);
    expect(shown.text).not.toContain(spam.secret);
    expect(await moderate('show', '00000000-0000-4000-8000-000000000000')).toEqual({
      code: 1,
      text: 'There is no such complaint.',
    });
    for (const { id } of [spam, child]) expect((await moderate('dismiss', id, ...why)).code).toBe(0);
    expect((await moderate('complaints')).text).toBe('no complaint is open');
  });

  test('a dismissal sends the reason to the reporter, whose appeal reopens the complaint once', async () => {
    const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
    const key = await complain(milan, aboutProfile(sanne));
    expect((await moderate('dismiss', key.id, '--reason', 'It is really them.')).code).toBe(0);
    expect((await moderate('dismiss', key.id, ...why)).code).toBe(1);
    expect(await readCase(key)).toMatchObject({ status: 'dismissed', reasons: 'It is really them.' });
    const [mail] = await mailsTo(api, milan.email);
    expect([mail?.subject, mail?.text]).toEqual([
      'Our decision on your report',
      expect.stringContaining('It is really them.'),
    ]);
    expect(await subjects(sanne)).toEqual([]);
    const second = await appeal(key);
    expect((await moderate('overturn', second, ...why)).code).toBe(0);
    expect(await readCase(key)).toMatchObject({ status: 'in_review', reasons: null, appealed: true });
    expect((await moderate('action', key.id, ...why, '--suspend')).code).toBe(0);
    expect(await readCase(key)).toMatchObject({ status: 'actioned', appeal_until: null });
    expect(await subjects(milan)).toEqual([
      'We have acted on your report',
      'Our decision after a second look',
      'Our decision on your report',
      'We have received your report',
    ]);
  });

  test.each([
    ['--suspend', 'suspended', 'Your account was suspended'],
    ['--ban', 'banned', 'Your account was closed'],
  ])(
    '%s ends every session, hides the member, notifies them, and is undone by their appeal',
    async (flag, status, subject) => {
      const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
      const [client, viewer] = [await api.as(sanne), await api.as(milan)];
      const key = await complain(milan, aboutProfile(sanne));
      expect((await moderate('action', key.id, ...why, flag)).code).toBe(0);
      expect(await statusOf(sanne)).toBe(status);
      expect((await client.call('GET /api/user.php')).body.user).toBeNull();
      expect((await viewer.call('GET /api/member.php', { query: { id: sanne.publicId } })).status).toBe(404);
      expect((await subjects(sanne))[0]).toBe(subject);
      const own = await keyOfSubject(sanne);
      expect(own.id).toBe(key.id);
      // Each side of a case has its own secret and its own appeal.
      expect(own.secret).not.toBe(key.secret);
      expect((await moderate('overturn', await appeal(own), ...why)).code).toBe(0);
      expect(await statusOf(sanne)).toBe('active');
      expect((await readCase(key)).status).toBe('dismissed');
      expect((await subjects(milan))[0]).toBe('Our decision on your report');
      expect((await subjects(sanne))[0]).toBe('Our decision after a second look');
    },
  );

  test('an appeal against one measure keeps the measure of another complaint', async () => {
    const [milan, noor, sanne] = [await api.make(people.freeMember), await api.make(), await api.make()];
    const first = await complain(milan, aboutProfile(sanne));
    const second = await complain(noor, aboutProfile(sanne));
    expect((await moderate('action', first.id, ...why, '--suspend')).code).toBe(0);
    const own = await keyOfSubject(sanne);
    expect((await moderate('action', second.id, ...why, '--ban')).code).toBe(0);
    expect((await moderate('overturn', await appeal(own), ...why)).code).toBe(0);
    expect(await statusOf(sanne)).toBe('banned');
    expect([(await readCase(first)).status, (await readCase(second)).status]).toEqual(['dismissed', 'actioned']);
  });

  test('--remove-photo refuses the reported photo, and works only for a complaint about a photo', async () => {
    await api.db.deleteFrom('banned_photos').execute();
    const [milan, sanne] = [await api.make(people.freeMember), await api.make({ photos: ['active'] })];
    const [photo = ''] = sanne.photos;
    const key = await complain(milan, { category: 'photo', object_type: 'photo', object_id: photo });
    expect((await moderate('action', key.id, ...why, '--remove-photo')).code).toBe(0);
    expect((await photoRow(photo)).status).toBe('rejected');
    expect((await subjects(sanne))[0]).toBe('One of your photos cannot be shown');
    const profile = await complain(milan, aboutProfile(sanne));
    expect(await moderate('action', profile.id, ...why, '--remove-photo')).toMatchObject({ code: 1 });
    // A decision that fails changes nothing.
    expect((await readCase(profile)).status).toBe('open');
  });

  describe('messages', () => {
    /** Makes a chat of two messages, and reads it as one of its members sees it. */
    const chatOf = async () => {
      const [milan, sanne] = [await api.make(people.freeMember), await api.make()];
      const { publicId } = await converse(api.db, milan, sanne, ['hello', 'something rude']);
      const read = async (person: TestPerson) => {
        const client = await api.as(person);
        const { body } = await client.call('GET /api/chat.php', { query: { conversation: publicId } });
        return body.messages.map((message) => message.body);
      };
      return { milan, sanne, message: `${publicId}:2`, read };
    };

    test('--remove-message hides the reported message; the appeal of its sender shows it again', async () => {
      const { milan, sanne, message, read } = await chatOf();
      const key = await complain(milan, { category: 'harassment', object_type: 'message', object_id: message });
      expect((await moderate('show', key.id)).text).toContain('something rude');
      expect((await moderate('action', key.id, ...why, '--remove-message')).code).toBe(0);
      expect(await read(sanne)).toEqual(['hello']);
      const [mail] = await mailsTo(api, sanne.email);
      expect([mail?.subject, mail?.text]).toEqual([
        'One of your messages was removed',
        expect.stringContaining('because of the rules'),
      ]);
      expect((await moderate('overturn', await appeal(await keyOfSubject(sanne)), ...why)).code).toBe(0);
      expect(await read(sanne)).toEqual(['hello', 'something rude']);
      const { rows } = await sql`select action from moderation_actions where message_id is not null
        and user_id = ${sanne.id} order by id`.execute(api.db);
      expect(rows).toEqual([{ action: 'message_remove' }, { action: 'message_restore' }]);
    });

    test('--remove-message works only for a complaint about a message', async () => {
      const { milan, sanne } = await chatOf();
      const key = await complain(milan, aboutProfile(sanne));
      expect(await moderate('action', key.id, ...why, '--remove-message')).toMatchObject({ code: 1 });
      expect((await readCase(key)).status).toBe('open');
    });

    test('remove hides a message by its id, once, and mails the reason to its sender', async () => {
      const { milan, sanne, message, read } = await chatOf();
      expect(await moderate('remove', message, ...why)).toEqual({ code: 0, text: `${message} removed` });
      expect(await read(milan)).toEqual(['hello']);
      expect(await subjects(sanne)).toEqual(['One of your messages was removed']);
      const events = await api.db.selectFrom('user_events').where('type', '=', 'chat').select('user_id').execute();
      expect(events.map((event) => event.user_id)).toEqual(expect.arrayContaining([milan.id, sanne.id]));
      expect(await moderate('remove', message, ...why)).toMatchObject({ code: 1 });
      expect(await moderate('remove', `${message}0`, ...why)).toMatchObject({ code: 1 });
      expect(await moderate('remove', 'a message', ...why)).toMatchObject({ code: 2 });
    });
  });

  test('unsuspend reopens an account once and notifies the member', async () => {
    const sanne = await api.make({ status: 'suspended' });
    expect(await moderate('unsuspend', String(sanne.publicId), ...why)).toMatchObject({ code: 0 });
    expect(await statusOf(sanne)).toBe('active');
    expect(await subjects(sanne)).toEqual(['Your account is open again']);
    expect(await moderate('unsuspend', String(sanne.publicId), ...why)).toMatchObject({ code: 1 });
  });

  test('A-15 a dismissal reopens an account that its complaint froze, unless another complaint waits or a moderator closed it', async () => {
    const [sanne, olga] = [await api.make(), await api.make()];
    const underage = (reporter: TestPerson, person: TestPerson) =>
      complain(reporter, { category: 'underage', ...aboutProfile(person) });
    const one = await underage(await trusted(), sanne);
    const other = await complain(await api.make(), { category: 'underage', object_type: 'site' });
    expect(await statusOf(sanne)).toBe('suspended');
    await moderate('dismiss', other.id, ...why);
    expect(await statusOf(sanne)).toBe('suspended');
    await moderate('dismiss', one.id, ...why);
    expect(await statusOf(sanne)).toBe('active');
    expect((await subjects(sanne))[0]).toBe('Your account is open again');

    const spam = await complain(await api.make(), aboutProfile(olga));
    const child = await underage(await trusted(), olga);
    await moderate('action', spam.id, ...why, '--suspend');
    await moderate('dismiss', child.id, ...why);
    expect(await statusOf(olga)).toBe('suspended');
  });

  test('a deleted photo is stored until its complaint is decided', async () => {
    const { photos } = api.app.services;
    const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const key = contentKey(picture);
    await photos.keep(key, () => Promise.resolve(picture));
    const [milan, sanne] = [await api.make(people.freeMember), await api.make({ photos: ['active'] })];
    await api.db.updateTable('photos').set({ content_key: key }).where('user_id', '=', sanne.id).execute();
    const [photo = ''] = sanne.photos;
    const { id } = await complain(milan, { category: 'photo', object_type: 'photo', object_id: photo });
    await (await api.as(sanne)).call('DELETE /api/photo.php', { body: { id: photo } });
    const cookie = (await api.as(milan)).cookie() ?? '';
    expect((await api.app.inject({ url: `/media/${photo}-320.jpg`, headers: { cookie } })).statusCode).toBe(404);
    const files = () => readdir(join(api.env.dataDir, 'photos'));
    await deleteEvidence(api.db);
    await api.runDueJobs();
    expect(await files()).toContain(`${key}.original`);
    await moderate('dismiss', id, ...why);
    await deleteEvidence(api.db);
    await api.runDueJobs();
    expect(await files()).not.toContain(`${key}.original`);
  });
});

test.each([
  [[]],
  [['approve', 'abc', '--reason', 'x']],
  [['reject', '00000000-0000-4000-8000-000000000000']],
  [['reject', '00000000-0000-4000-8000-000000000000', '--reason', ' ']],
  [['action', '00000000-0000-4000-8000-000000000000', '--reason', 'x', '--ban', '--suspend']],
  [['dismiss', '00000000-0000-4000-8000-000000000000', '--reason', 'x', '--ban']],
  [['photos', 'and', 'more']],
  [['show']],
  [['toString', 'x', '--reason', 'x']],
  [['complaints', '--all']],
  [['unsuspend', 'Sanne', '--reason', 'x']],
])('arguments that do not fit exit with 2, the problem and the command for help: %j', async (args) => {
  const { code, text } = await moderate(...args);
  expect([code, text]).toEqual([2, expect.stringMatching(/^.+(\n\nUsage: | Run `npm run moderate -- help)/)]);
});
