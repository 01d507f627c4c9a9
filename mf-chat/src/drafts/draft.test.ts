import { addBegunText, mergeDraft, refusedDraft, savedDraft } from './draft.ts';

test('a newer draft of the server replaces the text, unless the member has written since', () => {
  expect(mergeDraft({ text: 'old', rev: 1, dirty: false }, { draft: 'new', rev: 2 })).toEqual({
    text: 'new',
    rev: 2,
    dirty: false,
  });
  expect(mergeDraft({ text: 'mine', rev: 1, dirty: true }, { draft: 'new', rev: 2 })).toEqual({
    text: 'mine',
    rev: 2,
    dirty: true,
  });
});

test('a draft that was sent does not return when a save of it arrives after the field was emptied', () => {
  // The text was taken while its save was under way: the revision is that of the save.
  const taken = { text: '', rev: 2, dirty: false };
  expect(mergeDraft(taken, { draft: 'Hello', rev: 2 })).toEqual(taken);
  expect(savedDraft(taken, 'Hello', 2).text).toBe('');
});

test('a draft whose earlier save never arrived is saved on top of the revision of the server', () => {
  const local = { text: 'Hello', rev: 5, dirty: true };
  expect(refusedDraft(local, { draft: '', rev: 4 })).toEqual({ text: 'Hello', rev: 4, dirty: true });
  expect(refusedDraft(local, { draft: 'newer', rev: 6 })).toEqual({ text: 'Hello', rev: 6, dirty: true });
});

test('AUTH-08 what was begun before the login follows the draft, once', () => {
  const local = { text: 'Hello', rev: 2, dirty: false };
  const both = { text: 'Hello\nCoffee?', rev: 2, dirty: true };
  expect(addBegunText(local, 'Coffee?')).toEqual(both);
  expect(addBegunText(both, 'Coffee?')).toBe(both);
  expect(addBegunText(local, '')).toBe(local);
  expect(addBegunText({ ...local, text: '' }, 'Coffee?').text).toBe('Coffee?');
});
