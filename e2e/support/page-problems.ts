import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** A page as a search engine gets it. */
export interface SearchablePage {
  /** The address in the site map. */
  address: string;
  status: number;
  html: string;
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // A lower-case doctype is the same declaration.
      'doctype-style': 'off',
      // Counts `&amp;` as five characters. The gateway shortens titles to 70 characters.
      'long-title': ['error', { maxlength: 100 }],
      // React writes HTML like this: attributes in the case of its properties, `<img/>`, `inert=""`, and ids with `_`.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      'no-implicit-input-type': 'off',
      // The page's policy admits each inline style by its hash.
      'no-inline-style': 'off',
      // A password field is a text field while its password is shown.
      'input-attributes': 'off',
    },
  }),
);

const htmlProblems = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
};

const values = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** Returns the addresses that a page names for its languages, by language. */
const alternatesOf = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
      ([, language = '', address = '']): [string, string] => [language, address.replaceAll('&amp;', '&')],
    ),
  );

/** Returns the absolute addresses of everything that a page links to or loads. */
export const linksIn = ({ address, html }: SearchablePage): string[] =>
  values(html, /<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]+)"/g)
    .filter((link) => !/^(?:data|mailto|tel):/.test(link))
    .map((link) => new URL(link, address).href);

const onePlainText = (html: string, name: string, pattern: RegExp): string[] => {
  const found = values(html, pattern);
  if (found.length !== 1) return [`${found.length} elements for its ${name}`];
  const [text = ''] = found;
  return text.trim() === '' || /[{}]|undefined/.test(text) ? [`its ${name} is "${text}"`] : [];
};

const ownProblems = ({ address, status, html }: SearchablePage, languages: readonly string[]): string[] => {
  const language = values(html, /<html lang="([^"]+)"/g)[0] ?? '';
  const alternates = alternatesOf(html);
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(values(html, /<link rel="canonical" href="([^"]+)">/g).join() === address
      ? []
      : ['its canonical is another page']),
    ...(html.includes('name="robots"') ? ['it forbids to be listed'] : []),
    ...([...alternates.keys()].join() === [...languages, 'x-default'].join()
      ? []
      : [`its languages are ${[...alternates.keys()].join()}`]),
    ...(alternates.get(language) === address ? [] : [`it is in "${language}", which it names as another page`]),
    ...onePlainText(html, 'title', /<title>([^<]*)<\/title>/g),
    ...onePlainText(html, 'description', /<meta name="description" content="([^"]*)">/g),
    ...onePlainText(html, 'preview', /<meta property="og:title" content="([^"]*)">/g),
    ...onePlainText(html, 'preview address', /<meta property="og:url" content="([^"]*)">/g),
  ];
};

/** Returns what a page names as a page of another language that does not name it in the same way. */
const meshProblems = ({ html }: SearchablePage, pages: ReadonlyMap<string, SearchablePage>): string[] => {
  const alternates = JSON.stringify([...alternatesOf(html)]);
  return [...alternatesOf(html)].flatMap(([language, address]) => {
    const other = pages.get(address);
    if (!other) return [`its page in ${language}, ${address}, is not in the site map`];
    return JSON.stringify([...alternatesOf(other.html)]) === alternates ? [] : [`${address} does not name it back`];
  });
};

/**
 * Returns the problems of the pages of a site, each with its address: HTML that is not valid, one without the texts that
 * search engines show, and languages that do not name each other.
 */
export const pageProblems = async (all: readonly SearchablePage[], languages: readonly string[]): Promise<string[]> => {
  const pages = new Map(all.map((page) => [page.address, page]));
  const problems: string[] = [];
  for (const page of all) {
    const found = [...(await htmlProblems(page.html)), ...ownProblems(page, languages), ...meshProblems(page, pages)];
    problems.push(...found.map((problem) => `${page.address}: ${problem}`));
  }
  return problems;
};
