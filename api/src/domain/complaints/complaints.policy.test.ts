import { appealUntil, freezesAccount, requireAppeal, type UnderageFacts } from './complaints.policy.ts';

const established: UnderageFacts = {
  reporterIsActive: true,
  reporterIsEstablished: true,
  reporterWasWrong: false,
  otherReporter: false,
  subjectWasCleared: false,
};

test.each<[string, Partial<UnderageFacts>, boolean]>([
  ['an established reporter', {}, true],
  ['a visitor', { reporterIsActive: false, reporterIsEstablished: false }, false],
  ['a visitor after another member', { reporterIsActive: false, otherReporter: true }, false],
  ['a new member', { reporterIsEstablished: false }, false],
  ['a new member after another member', { reporterIsEstablished: false, otherReporter: true }, true],
  ['a reporter who was wrong', { reporterWasWrong: true }, false],
  ['a reporter who was wrong, after another member', { reporterWasWrong: true, otherReporter: true }, true],
  ['an established reporter, about a cleared member', { subjectWasCleared: true }, false],
  ['a second reporter, about a cleared member', { otherReporter: true, subjectWasCleared: true }, false],
])('A-15 a complaint of %s freezes the account: %j gives %j', (_name, facts, expected) => {
  expect(freezesAccount({ ...established, ...facts })).toBe(expected);
});

const tomorrow = new Date(Date.now() + 86_400_000);
const yesterday = new Date(Date.now() - 86_400_000);

test('S-2 a subject can appeal only against a measure', () => {
  const dismissed = { status: 'dismissed', appeal_until: tomorrow, appealed_by: [] };
  expect(appealUntil(dismissed, 'subject')).toBeNull();
  expect(appealUntil({ ...dismissed, status: 'actioned' }, 'subject')).toBe(tomorrow);
  expect(appealUntil(dismissed, 'reporter')).toBe(tomorrow);
});

test.each([
  ['already_appealed', { status: 'dismissed', appeal_until: tomorrow, appealed_by: ['reporter'] }],
  ['not_found', { status: 'open', appeal_until: null, appealed_by: [] }],
  ['appeal_too_late', { status: 'dismissed', appeal_until: yesterday, appealed_by: [] }],
])('S-2 refuses an appeal with %s', (code, complaint) => {
  expect(() => requireAppeal(complaint, 'reporter')).toThrow(code);
  expect(() =>
    requireAppeal({ status: 'dismissed', appeal_until: tomorrow, appealed_by: [] }, 'reporter'),
  ).not.toThrow();
});
