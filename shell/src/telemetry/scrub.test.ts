import { scrub } from './scrub.ts';

test.each([
  [
    `Unexpected token 'D', "Dear Marta, my number"... is not valid JSON`,
    `Unexpected token 'D', "…"... is not valid JSON`,
  ],
  ['no member marta.k@example.org here', 'no member [mail] here'],
  ['GET https://pairwise.example/api/profile.php?id=77&mail=a failed', 'GET [address] failed'],
  ['GET /api/profile.php?id=77&mail=a failed', 'GET /api/profile.php failed'],
  [
    'Loading chunk 214 failed. (https://x.example/remotes/mf-chat/1.2.0-0a1b/screen.js?attempt=2)',
    'Loading chunk # failed. (/remotes/mf-chat/#.#.#-#a#b/screen.js)',
  ],
  ['member 0b9c1d0e-8a53-4a6e-9d2f-6f3f7b0c1a2b is gone', 'member [id] is gone'],
  ['link /verify/ab3_Zk-93jdKsl29dkXmPq0wieurn is used', 'link /verify/[id] is used'],
  ["Cannot read properties of undefined (reading 'price')", "Cannot read properties of undefined (reading 'price')"],
])('removes personal data: %s', (message, scrubbed) => expect(scrub(message)).toBe(scrubbed));

test('shortens a long message', () => expect(scrub('word '.repeat(200))).toHaveLength(200));
