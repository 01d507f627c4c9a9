import type { MailContent } from './mail-content.ts';

const date = new Date();

test('a mail requires exactly the values that its English texts name', () => {
  const complete: MailContent<'photo_removed'> = { template: 'photo_removed', data: { values: { reasons: '' } } };
  // @ts-expect-error -- the values are missing
  const missing: MailContent<'photo_removed'> = { template: 'photo_removed' };
  // @ts-expect-error -- `reasons` is misspelt
  const misspelt: MailContent<'photo_removed'> = { template: 'photo_removed', data: { values: { reason: '' } } };
  const superfluous: MailContent<'photo_removed'> = {
    template: 'photo_removed',
    // @ts-expect-error -- the texts do not name `number`
    data: { values: { reasons: '', number: '' } },
  };
  expect([complete, missing, misspelt, superfluous]).toHaveLength(4);
});

test('a mail without values of its own takes none', () => {
  const complete: MailContent<'reset_password'> = { template: 'reset_password' };
  const withLink: MailContent<'reset_password'> = { template: 'reset_password', data: { linkData: { next: '/' } } };
  // @ts-expect-error -- the texts name no value
  const superfluous: MailContent<'reset_password'> = { template: 'reset_password', data: { values: { date: '' } } };
  expect([complete, withLink, superfluous]).toHaveLength(3);
});

test('a mail takes dates as dates, so that they are formatted for its reader', () => {
  const complete: MailContent<'account_deleted'> = { template: 'account_deleted', data: { dates: { date } } };
  // @ts-expect-error -- a date is no text
  const formatted: MailContent<'account_deleted'> = { template: 'account_deleted', data: { values: { date: '' } } };
  const withoutMoment: MailContent<'withdrawal_ended'> = {
    template: 'withdrawal_ended',
    // @ts-expect-error -- the moment is missing
    data: { values: { order: '', number: '' } },
  };
  expect([complete, formatted, withoutMoment]).toHaveLength(3);
});

test('one of several mails takes the values of all of them', () => {
  type Either = MailContent<'photo_removed' | 'appeal_upheld'>;
  const complete: Either = { template: 'photo_removed', data: { values: { reasons: '', number: '' } } };
  // @ts-expect-error -- one of the mails also names the number of the case
  const ofOne: Either = { template: 'photo_removed', data: { values: { reasons: '' } } };
  expect([complete, ofOne]).toHaveLength(2);
});
