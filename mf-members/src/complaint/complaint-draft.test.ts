import { emptyDraft, missingIn, complaintOf } from './complaint-draft.ts';

const complete = { ...emptyDraft, category: 'scam_spam', text: '  Asked me for money.  ', goodFaith: true };
const complaint = (draft = complete) => complaintOf(draft, { id: 301 }, 'https://here.test/members/301');

test('a draft with a missing field is no complaint', () => {
  expect(missingIn(emptyDraft)).toEqual(['category', 'text', 'goodFaith']);
  expect(missingIn({ ...complete, text: '   too short  ' })).toEqual(['text']);
  expect(complaint({ ...complete, goodFaith: false })).toBeUndefined();
  expect(complaint({ ...complete, category: 'payment' })).toBeUndefined();
});

test('MEMBER-12 a complaint names the profile, or one of its photos', () => {
  expect(complaint()).toEqual({
    category: 'scam_spam',
    object_type: 'profile',
    object_id: '301',
    url: 'https://here.test/members/301',
    text: 'Asked me for money.',
    good_faith: true,
  });
  expect(complaint({ ...complete, photo: 'a-photo', block: true, email: ' me@here.test ' })).toMatchObject({
    object_type: 'photo',
    object_id: 'a-photo',
    block: true,
    email: 'me@here.test',
  });
});

test('MEMBER-12 a complaint about a message names the message', () => {
  expect(complaintOf(complete, { id: 301, message: '9001:3' }, 'https://here.test/members/301')).toMatchObject({
    object_type: 'message',
    object_id: '9001:3',
  });
});
