import { readLinkToken, rememberLinkToken, takeLinkToken } from './link-token.ts';

const token = 'a'.repeat(43);
const key = 'pairwise:link-token';

afterEach(() => {
  takeLinkToken('unknown');
  sessionStorage.clear();
});

test('ROUTE-32 a link’s secret is kept for one purpose, survives a reload, and is deleted when used', () => {
  rememberLinkToken('reset_password', token);
  expect(readLinkToken('activate')).toBeUndefined();
  expect(takeLinkToken('mail_change')).toBeUndefined();
  expect(readLinkToken('reset_password')).toBe(token);
  expect(sessionStorage.getItem(key)).toContain(token);
  expect(takeLinkToken('reset_password')).toBe(token);
  expect(takeLinkToken('reset_password')).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('keeps the secret in memory where storage is forbidden', () => {
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
  'ignores a stored value that is no link: %s',
  (value) => {
    sessionStorage.setItem(key, value);
    expect(readLinkToken('login')).toBeUndefined();
  },
);
