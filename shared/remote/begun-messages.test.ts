import {
  BEGUN_MESSAGE_MS,
  deleteBegunMessage,
  deleteBegunMessages,
  keepBegunMessage,
  readBegunMessage,
} from './begun-messages.ts';

const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);

beforeEach(() => {
  sessionStorage.clear();
  at(1_000_000);
});
afterEach(() => jest.restoreAllMocks());

test('AUTH-08 each text is for its member only, and one to another member does not replace it', () => {
  keepBegunMessage(7, 'Hello Anna');
  keepBegunMessage(8, 'Hello Marta');
  expect([7, 8, 9].map(readBegunMessage)).toEqual(['Hello Anna', 'Hello Marta', '']);
  keepBegunMessage(8, ' ');
  expect([7, 8].map(readBegunMessage)).toEqual(['Hello Anna', '']);
  deleteBegunMessage(7);
  expect(sessionStorage).toHaveLength(0);
});

test('AUTH-08 a text is offered for an hour after its last change', () => {
  keepBegunMessage(7, 'Hello');
  at(1_000_000 + BEGUN_MESSAGE_MS - 1);
  expect(readBegunMessage(7)).toBe('Hello');
  at(1_000_000 + BEGUN_MESSAGE_MS);
  expect(readBegunMessage(7)).toBe('');
  // The next change removes the old text from the storage, too.
  keepBegunMessage(8, 'Hi');
  expect(JSON.stringify(sessionStorage)).not.toContain('Hello');
  at(999_999);
  expect(readBegunMessage(8)).toBe('');
});

test('AUTH-14 a logout deletes all texts, and a value of another shape is ignored', () => {
  keepBegunMessage(7, 'Hello');
  keepBegunMessage(8, 'Hi');
  deleteBegunMessages();
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('pairwise:begun-messages', '[{"profile":"7","text":"Hello"}]');
  expect(readBegunMessage(7)).toBe('');
});
