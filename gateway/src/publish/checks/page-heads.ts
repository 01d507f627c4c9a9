import { languages } from '@pairwise/contracts/languages';
import { HEADS_FILE, type PageHead } from '@pairwise/contracts/page-heads';
import type { RemoteRoute } from '@pairwise/contracts/remote';

import { hasHeads, parseHeads } from '../../builds/page-heads.ts';
import { type Candidate, verdict } from '../candidate.ts';

const parameters = (path: string): string[] => path.split('/').filter((segment) => segment.startsWith(':'));

/** Only an address that everyone may open, and that is complete without a value, can be in a search engine. */
const routeProblems = (id: string, route: RemoteRoute | undefined, { isListed, variants }: PageHead): string[] => {
  if (!route) return [`${id}: the remote has no route with this id`];
  if (isListed === false) return variants ? [`${id}: only a listed page has variants`] : [];
  const names = parameters(route.path);
  return [
    ...(route.access === 'members' ? [`${id}: only members may open ${route.path}`] : []),
    ...(names.some((name) => !name.endsWith('?')) ? [`${id}: ${route.path} is not the address of one page`] : []),
    ...(variants && names.length !== 1 ? [`${id}: ${route.path} has no parameter for variants`] : []),
  ];
};

const languageProblems = (id: string, { isListed, texts, variants = {} }: PageHead): string[] => [
  ...Object.entries(texts)
    .filter(([, { description }]) => isListed !== false && description === undefined)
    .map(([language]) => `${id}: no description in "${language}"`),
  ...languages.filter((language) => !texts[language]).map((language) => `${id}: no texts in "${language}"`),
  ...Object.entries(variants).flatMap(([slug, ofVariant]) =>
    languages
      .filter((language) => !ofVariant[language])
      .map((language) => `${id}: no texts of the variant ${slug} in "${language}"`),
  ),
];

/** Checks the texts of pages: plain, complete in every language, and listed only where everyone may open the page. */
export const pageHeads = async ({ isShell, version, read }: Candidate) => {
  const id = 'page-heads';
  if (!hasHeads(version)) {
    return verdict(id, [], 'It has no texts of pages.');
  }
  if (isShell) return verdict(id, [`the shell must not have ${HEADS_FILE}, which describes the pages of a remote`], '');
  const bytes = await read(HEADS_FILE);
  if (!bytes) return verdict(id, [`${HEADS_FILE} is not in the store`], '');
  try {
    const heads = Object.entries(parseHeads(bytes));
    const routes = version.data?.routes ?? [];
    const problems = heads.flatMap(([page, head]) => [
      ...routeProblems(
        page,
        routes.find((route) => route.id === page),
        head,
      ),
      ...languageProblems(page, head),
    ]);
    return verdict(id, problems, `Texts of ${heads.length} pages, in ${languages.join(', ')}.`);
  } catch (error) {
    return verdict(id, [`${HEADS_FILE}: ${error instanceof Error ? error.message : String(error)}`], '');
  }
};
