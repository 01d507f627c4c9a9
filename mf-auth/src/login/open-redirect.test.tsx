import { respondToCalls, people, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import LoginScreen from './login.screen.tsx';

/**
 * Attacks the login with links whose `next` would lead a member to another site. The tests of `safeInternalPath` check
 * each address on its own. These run the whole screen and also use what only an address bar can hold: `next` given twice,
 * encoded twice, or in the fragment.
 */
const next = (target: string) => `?next=${encodeURIComponent(target)}`;

const attacks = [
  ...[
    'https://evil.example',
    'http://evil.example/members',
    'HTTPS://EVIL.EXAMPLE',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '//evil.example',
    '//evil.example/members',
    '///evil.example',
    '////evil.example',
    '//evil.example:443',
    '//member@evil.example',
    '//localhost@evil.example/members',
    '//evil.example%2f@localhost',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/\\\\evil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n//evil.example',
    '\t//evil.example',
    ' //evil.example',
    '\u0000//evil.example',
    '/\u0000/evil.example',
    '/\u200B/evil.example',
    '/\u202Eelpmaxe.live//',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/members/../..//evil.example',
    '/%2e%2e//evil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'mailto:evil@evil.example',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '?next=//evil.example',
    '#//evil.example',
    '/%',
    '/%E0%A4%A',
    '/api/logout.php',
    '/%61pi/logout.php',
    '/members/../api/logout.php',
    '/__dev/',
    '/login?next=//evil.example',
    `/${'a'.repeat(2_100)}`,
  ].map(next),
  '?next=//evil.example&next=/chats',
  '?next=%252F%252Fevil.example',
  '?next=https%3A%2F%2Fevil.example%23/members',
  '?NEXT=//evil.example',
  '?next[]=//evil.example',
  '#next=//evil.example',
  '?redirect=//evil.example&url=//evil.example&return=//evil.example',
];

test('there are at least fifty of them', () => {
  expect(new Set(attacks).size).toBeGreaterThanOrEqual(50);
});

test.each(attacks)('AUTH-08 a login at /login%j leads to the members', async (attack) => {
  respondToCalls({ 'POST /api/user.php': () => ({ user: people.free }) });
  renderScreen(<LoginScreen />, { path: `/login${attack}`, messages: { 'mf-auth': en } });
  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.paste('noor@example.test');
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste('correct horse');
  const { origin } = location;
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/members'));
  expect(location.href).toBe(`${origin}/members`);
});
