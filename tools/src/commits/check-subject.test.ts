import { checkSubject } from './check-subject.ts';

test.each([
  'Queue likes while offline',
  'Add one argument parser for all command lines',
  'Rename forgetX caches to invalidateX',
  'Seed the demo with photos',
  'Bring back the badge after a reload',
  'Focus the first field of a sheet',
  'Address the review of the search page',
  'Pass the seed to each claim',
  'Re-apply the search functions when their file changes',
  `Fix ${'x'.repeat(68)}`,
])('accepts "%s"', (subject) => expect(checkSubject(subject)).toEqual([]));

test.each(['', '   '])('refuses an empty subject: "%s"', (subject) => {
  expect(checkSubject(subject)).toEqual(['It is empty.']);
});

test('refuses a subject of more than 72 characters', () => {
  expect(checkSubject(`Fix ${'x'.repeat(69)}`)).toEqual(['It has 73 characters; at most 72 are allowed.']);
});

test('refuses a period at the end', () => {
  expect(checkSubject('Queue likes while offline.')).toEqual(['It ends with a period.']);
});

test.each([
  'A card lies where it lay',
  'An api of a test is closed',
  'The memory of a process is its own',
  'What a reviewer found',
  'Who asks again hears the same',
  'With a fallback in place, another route loads',
  'Of two requests one wins',
  'Two mails keep their order',
  'It works again',
  'This fixes the badge',
  'Added a badge',
  'Adding a badge',
  'Adds a badge',
  'Fixes the badge',
  'Fixed the badge',
  'Notices are low on phones',
  'Search: what the bench printed',
  'CI tries a failed test twice',
  'New badge',
  '#11: rename',
])('refuses what is not imperative: "%s"', (subject) => {
  expect(checkSubject(subject)).toEqual([expect.stringContaining('is not a verb in the imperative')]);
});

test('names every problem of a subject', () => {
  expect(checkSubject(`Fixed ${'x'.repeat(70)}.`)).toHaveLength(3);
});
