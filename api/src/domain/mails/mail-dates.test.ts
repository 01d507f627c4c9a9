import { linkTo, mailsTo, startTestApi, type TestApi } from '../../../testing/index.ts';
import { queueMail } from './queue-mail.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const midnight = new Date('2026-12-04T23:30:00Z');

test.each([
  ['en', 'US', 'December 4, 2026'],
  ['en', 'NL', '5 December 2026'],
  ['de', 'CH', '5. Dezember 2026'],
  ['nl', 'BE', '5 december 2026'],
  ['en', 'FI', '5 December 2026'],
  ['en', 'PL', '5 December 2026'],
] as const)('LANG-05 L-2 a mail in %s to a member in %s names the day %s', async (language, country, date) => {
  const person = await api.make({ country });
  await api.db.updateTable('users').set({ language }).where('id', '=', person.id).execute();
  await queueMail(api.db, { userId: person.id, template: 'account_deleted', data: { dates: { date: midnight } } });
  const [mail] = await mailsTo(api, person.email);
  expect(mail?.text).toContain(date);
  expect(mail?.html).toContain(`<html lang="${country === 'US' ? 'en-US' : language}">`);
});

test('LANG-03 the links of a mail select its language, for a browser that has another one', async () => {
  const person = await api.make();
  await api.db.updateTable('users').set({ language: 'nl' }).where('id', '=', person.id).execute();
  await queueMail(api.db, { userId: person.id, template: 'reset_password' });
  const [mail] = await mailsTo(api, person.email);
  expect(mail?.links.filter((link) => /\/[\w-]{43}/.test(link)).every((link) => link.endsWith('?lang=nl'))).toBe(true);
  expect(await linkTo(api, person.email)).toHaveLength(43);
});

test('a name in a right-to-left script is isolated from the text around it', async () => {
  const person = await api.make({ name: 'שרה' });
  await queueMail(api.db, { userId: person.id, template: 'reset_password' });
  const [mail] = await mailsTo(api, person.email);
  expect(mail?.text).toContain('\u2068שרה\u2069,');
});
