import { safeInternalPath } from './safe-internal-path.ts';

const pages = [
  '/',
  '/members',
  '/members?gender=female&min_age=30&pageNumber=2',
  '/members/271828182845',
  '/chats/31415926#last',
  '/landers/gallery/s%C3%B8ndag',
  '/premium?utm=a%2Fb',
  '/login-help',
  '/apiary',
  '/members?next=//evil.example',
  '/members#//evil.example',
  '/members/a@b',
  '/members?q=https://evil.example',
];

const elsewhere = [
  // another origin, in every spelling that a browser understands
  'https://evil.example',
  'http://evil.example/members',
  'HTTPS://evil.example',
  '//evil.example',
  '//evil.example/members',
  '///evil.example',
  '////evil.example',
  '//localhost:4000/members',
  '//user@evil.example',
  '//user:secret@evil.example/members',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example:443\\@localhost',
  // backslashes are slashes to a browser
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/members\\..\\evil',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  // characters that a browser removes
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /members',
  '\u0000/members',
  '/\u0000/evil.example',
  '/\u200B/evil.example',
  '/\uFEFF/evil.example',
  '/members\u2028',
  '/\u202Eelpmaxe.live//',
  '/%00/evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%09/evil.example',
  // paths that resolve to another origin
  '/..//evil.example',
  '/.//evil.example',
  '/./..//evil.example',
  '/members/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2E%2F%2Fevil.example/../../..//evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  // other schemes
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'mailto:a@b.example',
  // not paths
  'members',
  './members',
  '../members',
  '?next=/members',
  '#members',
  'evil.example',
  '@evil.example',
  '.evil.example',
  // not well formed
  '/%',
  '/%zz',
  '/%E0%A4%A',
  // of this origin, but not pages
  '/api/logout.php',
  '/API/logout.php',
  '/%61pi/logout.php',
  '/members/../api/logout.php',
  '/media/1.webp',
  '/remotes/shell/1/main.js',
  '/__dev/outbox',
  // redirect loops
  '/login',
  '/login?next=/login',
  '/login/',
  `/${'a'.repeat(2_000)}`,
];

describe('safeInternalPath', () => {
  test.each(pages)('AUTH-08 accepts %j', (path) => {
    expect(safeInternalPath(path)).toBe(path);
  });

  test.each(elsewhere)('AUTH-08 refuses %j', (path) => {
    expect(safeInternalPath(path)).toBeUndefined();
  });

  test('AUTH-08 returns undefined without a path', () => {
    expect(safeInternalPath(null)).toBeUndefined();
    expect(safeInternalPath('')).toBeUndefined();
  });

  test('AUTH-08 every accepted path stays on this origin when a browser resolves it', () => {
    for (const candidate of [...pages, ...elsewhere]) {
      const path = safeInternalPath(candidate);
      if (path === undefined) continue;
      expect(new URL(path, 'https://pairwise.example/login').origin).toBe('https://pairwise.example');
    }
    expect(new URL('//evil.example', 'https://pairwise.example/login').origin).not.toBe('https://pairwise.example');
  });
});
