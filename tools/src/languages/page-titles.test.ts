import { join } from 'node:path';

import { languages } from '@pairwise/contracts/languages';
import type { PageHeads } from '@pairwise/contracts/page-heads';
import type { Remote } from '@pairwise/contracts/remote';

import { root } from '../workspace.ts';

/** The remotes of the app and of payments. The tests of mf-landers check its own texts. */
const folders = ['mf-auth', 'mf-billing', 'mf-chat', 'mf-members'];

/** The page behind a link of a mail may be any address that does not exist. */
const untitled = ['token'];

const read = async (folder: string): Promise<{ heads: PageHeads; remote: Remote }> => {
  // The casts are true: every remote exports these (shared/webpack/README.md).
  const { heads } = (await import(join(root, folder, 'heads.ts'))) as { heads: () => Promise<PageHeads> };
  const { remote } = (await import(join(root, folder, 'remote.ts'))) as { remote: Remote };
  return { heads: await heads(), remote };
};

test.each(folders)('LANG-01 every page of %s has a title in every language', async (folder) => {
  const { heads, remote } = await read(folder);
  const routes = remote.routes.map(({ id }) => id).filter((id) => !untitled.includes(id));
  expect(Object.keys(heads).toSorted()).toEqual(routes.toSorted());
  for (const [id, { texts }] of Object.entries(heads)) {
    expect([id, Object.keys(texts).toSorted()]).toEqual([id, languages.toSorted()]);
    const titles = languages.map((language) => texts[language]?.title ?? '');
    // Languages may share a word: "Likes", "Profil".
    expect([id, new Set(titles).size > 3]).toEqual([id, true]);
    // The gateway knows no value but the name of the site.
    expect(titles.filter((title) => title === '' || /[{}<>]/.test(title.replaceAll('{site}', '')))).toEqual([]);
  }
});

test('MEMBER-02 search engines may list the login and the signup alone', async () => {
  const all = await Promise.all(folders.map(read));
  const listed = all.flatMap(({ heads }) => Object.entries(heads).filter(([, { isListed }]) => isListed !== false));
  expect(listed.map(([id]) => id).toSorted()).toEqual(['login', 'signup']);
});
