import { startTestApi, type TestApi } from '../../testing/index.ts';
import { runModerate } from './moderate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const moderate = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await runModerate(args, { databaseUrl: api.env.databaseUrl, print: (line) => lines.push(line) });
  return { code, text: lines.join('\n') };
};

const statusOf = async (photo: string | undefined) =>
  await api.db
    .selectFrom('photos')
    .where('public_id', '=', photo ?? '')
    .selectAll()
    .executeTakeFirstOrThrow();

test('photos that wait are listed, approved or rejected with a reason, and each decision is logged', async () => {
  expect((await moderate('photos')).text).toBe('no photo is waiting');
  const { photos, publicId } = await api.make({ name: 'Waiting', photos: ['pending', 'pending', 'active'] });
  const [first = '', second = '', shown = ''] = photos;
  const list = await moderate('photos');
  expect(list.text).toContain(first);
  expect(list.text).toContain(String(publicId));
  expect(list.text).not.toContain(shown);

  expect(await moderate('approve', first, '--reason', 'fine')).toMatchObject({ code: 0 });
  expect(await moderate('reject', second, '--reason', 'not a person')).toMatchObject({ code: 0 });
  expect((await statusOf(first)).status).toBe('active');
  expect(await statusOf(second)).toMatchObject({ status: 'rejected', reject_reason: 'not a person', position: null });
  const actions = await api.db.selectFrom('moderation_actions').select(['action', 'reason']).orderBy('id').execute();
  expect(actions).toEqual([
    { action: 'photo_approve', reason: 'fine' },
    { action: 'photo_reject', reason: 'not a person' },
  ]);
  expect((await moderate('approve', second, '--reason', 'changed my mind')).code).toBe(1);
});

test('open reports are listed', async () => {
  expect((await moderate('reports')).text).toBe('no report is open');
  await api.db
    .insertInto('complaints')
    .values({
      category: 'scam_spam',
      object_type: 'profile',
      object_id: '7',
      text: 'asks for money',
      reporter_email: 'a@example.test',
    })
    .execute();
  expect((await moderate('reports')).text).toContain('asks for money');
});

test.each([[[]], [['approve', 'abc', '--reason', 'x']], [['reject', '00000000-0000-4000-8000-000000000000']]])(
  'what is not understood prints how it is used: %j',
  async (args) => {
    const { code, text } = await moderate(...args);
    expect([code, text.startsWith('usage:')]).toEqual([2, true]);
  },
);
