import { draftOf, pathOf, problemsOf, queryOf } from './visitor-draft.ts';

test.each([
  ['/chats', '/chats'],
  [' chats/12 ', '/chats/12'],
  ['/landers/gallery?lang=de#top', '/landers/gallery'],
  ['https://app.dates.example/chats?sort=new', '/chats'],
  ['app.localhost:4000/members/7/landing', '/members/7/landing'],
  ['localhost:4000', '/'],
  ['//evil.example/chats', '/evil.example/chats'],
  ['', undefined],
  ['   ', undefined],
  ['http://', undefined],
])('the path of %p is %p', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

const draft = draftOf(new URLSearchParams());

test('a query and its draft are the same, with defaults for what is missing', () => {
  expect(draft).toEqual({
    address: '',
    language: 'en',
    country: '',
    niche: 1,
    bucket: '',
    staff: false,
    objected: false,
  });
  const query = `path=%2Fchats&language=nl&country=BE&niche=4&bucket=${'A'.repeat(22)}&staff=1&objected=1`;
  expect(queryOf(draftOf(new URLSearchParams(query))).toString()).toBe(query);
  expect(draftOf(new URLSearchParams('language=xx&niche=99'))).toMatchObject({ language: 'en', niche: 1 });
});

test('finds an empty address, a country that is no code, and a bucket that is no cookie', () => {
  expect(problemsOf(draft)).toEqual(['address']);
  expect(problemsOf({ ...draft, address: '/', country: 'Holland', bucket: 'short' })).toEqual(['country', 'bucket']);
  expect(problemsOf({ ...draft, address: '/', country: 'nl', bucket: 'A'.repeat(22) })).toEqual([]);
});
