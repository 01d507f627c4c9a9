import { readLinkToken, rememberLinkToken, takeLinkToken } from './link-token.ts';

const token = 'a'.repeat(43);
const key = 'pairwise:link-token';

afterEach(() => {
  takeLinkToken('unknown');
  sessionStorage.clear();
});

test('ROUTE-32 the secret of a link is for its purpose alone, stays for a reload, and goes with its use', () => {
  rememberLinkToken('reset_password', token);
  expect(readLinkToken('activate')).toBeUndefined();
  expect(takeLinkToken('mail_change')).toBeUndefined();
  expect(readLinkToken('reset_password')).toBe(token);
  expect(sessionStorage.getItem(key)).toContain(token);
  expect(takeLinkToken('reset_password')).toBe(token);
  expect(takeLinkToken('reset_password')).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a tab that keeps no storage has it in memory', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  rememberLinkToken('login', token);
  expect(takeLinkToken('login')).toBe(token);
  expect(takeLinkToken('login')).toBeUndefined();
});

test.each(['{', '"text"', '{"purpose":"fly","token":"a"}', '{"purpose":"login","token":7}'])(
  'what else may lie there is no link: %s',
  (value) => {
    sessionStorage.setItem(key, value);
    expect(readLinkToken('login')).toBeUndefined();
  },
);
