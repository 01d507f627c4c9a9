import { suggestEmail } from './suggest-email.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail.cmo', 'anna@gmail.com'],
  ['Anna.B@Hotmial.com', 'Anna.B@hotmail.com'],
  [' anna@outlok.com ', 'anna@outlook.com'],
  ['anna@gmx.d', 'anna@gmx.de'],
  ['anna@t-onlin.de', 'anna@t-online.de'],
])('AUTH-06 corrects %p to %p', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'anna@gmail.com',
  'anna@GMAIL.com',
  'anna@mail.com',
  'anna@example.test',
  'anna@ab.de',
  'anna@',
  'anna',
  '',
])('suggests nothing for %p', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
