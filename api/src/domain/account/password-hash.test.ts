import { readFile } from 'node:fs/promises';

import { hashPassword, passwordMatches } from './password-hash.ts';

test('reading a file does not wait for forty passwords', async () => {
  let done = 0;
  const hashes = Array.from({ length: 40 }, async () => {
    await hashPassword('a long password');
    done += 1;
  });
  await readFile(import.meta.filename);
  // Without a limit, the file is read after the hashes that wait for the same threads: at least 36.
  expect(done).toBeLessThan(20);
  await Promise.all(hashes);
});

test('verifies concurrent passwords, and continues after a hash that cannot be read', async () => {
  const stored = await hashPassword('a long password');
  const broken = passwordMatches('not a hash', 'a long password');
  const results = Array.from({ length: 12 }, (_, index) =>
    passwordMatches(index === 11 ? null : stored, index % 2 === 0 ? 'a long password' : 'another'),
  );
  await expect(broken).rejects.toThrow();
  expect(await Promise.all(results)).toEqual(Array.from({ length: 12 }, (_, index) => index % 2 === 0));
});
