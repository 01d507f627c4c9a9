import { endpoints } from '@pairwise/contracts/endpoints';

import { sql } from 'kysely';

import { converse, like, people, startTestApi, type TestApi, type TestPerson } from '../../testing/index.ts';

let api: TestApi;
let sanne: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  await sql`update sites set settings = '{"logged_out_search": "yes"}' where id = 1`.execute(api.db);
  sanne = await api.make({ name: 'Sanne', premium: true, photos: Array.from({ length: 10 }, () => 'active' as const) });
});
afterAll(() => api.close());

/** Collects every GET response that a viewer can get, requested with the ids that lead to Sanne. */
const allResponses = async (viewer: TestPerson | null, conversation: number): Promise<string> => {
  const cookie = viewer ? (await api.as(viewer)).cookie() : undefined;
  const queries = [
    {},
    { id: String(sanne.publicId) },
    { profile: String(sanne.publicId) },
    { country: 'NL', gender: 'female' },
    { conversation: String(conversation) },
    ...['received', 'given', 'matches'].map((type) => ({ type })),
  ];
  const responses: string[] = [];
  for (const { method, path } of Object.values(endpoints)) {
    if (method !== 'GET' || path === '/api/logout.php') continue;
    for (const query of queries) {
      const response = await api.app.inject({ url: path, query, headers: cookie === undefined ? {} : { cookie } });
      responses.push(response.body);
    }
  }
  return responses.join('\n');
};

/** Returns which of Sanne's ten photos a text names. */
const named = (text: string) => sanne.photos.flatMap((id, index) => (text.includes(id) ? [index + 1] : []));

test.each([
  ['a free member', people.freeMember, [1, 2, 3]],
  ['an unconfirmed member', { ...people.unconfirmedMember }, [1, 2, 3]],
  // The negative control: a premium member gets all.
  ['a premium member', people.premiumMember, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('M-4 MEMBER-04 no response to %s names a photo they may not see', async (_who, options, expected) => {
  const viewer = await api.make({ ...options, country: 'NL' });
  await like(api.db, sanne, viewer);
  const isConfirmed = viewer.name !== 'Olivia';
  if (isConfirmed) await like(api.db, viewer, sanne);
  // An unconfirmed member receives no messages.
  const { publicId } = await converse(api.db, viewer, sanne, isConfirmed ? ['hello', 'hi'] : ['hello']);
  expect(named(await allResponses(viewer, publicId))).toEqual(expected);
});

test('M-4 responses to a visitor name the main photo only', async () => {
  expect(named(await allResponses(null, 1))).toEqual([1]);
});
