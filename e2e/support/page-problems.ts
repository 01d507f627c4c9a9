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
      // Below, for each page: it counts `&amp;` as five characters.
      'long-title': 'off',
      // React writes HTML like this: attributes in the case of its properties, `<img/>`, `inert=""`, and ids with `_`.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
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

const validate = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
};

/** Attributes whose values no rule reads. Each page has a nonce of its own. */
const freeAttributes =
  /\b(alt|aria-label|content|data-[\w-]+|href|hreflang|integrity|lang|nonce|placeholder|src|srcset|title|value)="[^"]+"/g;

/** Returns the HTML of a page without its texts and with one value for addresses. */
export const structureOf = (html: string): string =>
  html.replaceAll(/>[^<>]*[^<>\s][^<>]*</g, '>x<').replaceAll(freeAttributes, '$1="x"');

const knownProblems = new Map<string, Promise<string[]>>();

/** Validates the HTML of a page: pages that differ by their texts alone have the same problems. */
const htmlProblems = (html: string): Promise<string[]> => {
  const structure = structureOf(html);
  const problems = knownProblems.get(structure) ?? validate(html);
  knownProblems.set(structure, problems);
  return problems;
};

/** The gateway shortens titles to 70 characters. */
const LONGEST_TITLE = 100;

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
    ...values(html, /<title>([^<]*)<\/title>/g)
      .filter((title) => title.length > LONGEST_TITLE)
      .map((title) => `its title has ${title.length} characters`),
    ...onePlainText(html, 'description', /<meta name="description" content="([^"]*)">/g),
    ...onePlainText(html, 'preview', /<meta property="og:title" content="([^"]*)">/g),
    ...onePlainText(html, 'preview address', /<meta property="og:url" content="([^"]*)">/g),
  ];
};

/** Returns what a page names as a page of another language that does not name it in the same way. */
const meshProblems = ({ address }: SearchablePage, all: ReadonlyMap<string, Map<string, string>>): string[] => {
  const alternates = all.get(address) ?? new Map<string, string>();
  return [...alternates].flatMap(([language, named]) => {
    const others = all.get(named);
    if (!others) return [`its page in ${language}, ${named}, is not in the site map`];
    return JSON.stringify([...others]) === JSON.stringify([...alternates]) ? [] : [`${named} does not name it back`];
  });
};

/**
 * Returns the problems of the pages of a site, each with its address: HTML that is not valid, one without the texts that
 * search engines show, and languages that do not name each other.
 */
export const pageProblems = async (all: readonly SearchablePage[], languages: readonly string[]): Promise<string[]> => {
  const alternates = new Map(all.map(({ address, html }) => [address, alternatesOf(html)]));
  const problems: string[] = [];
  for (const page of all) {
    const found = [
      ...(await htmlProblems(page.html)),
      ...ownProblems(page, languages),
      ...meshProblems(page, alternates),
    ];
    problems.push(...found.map((problem) => `${page.address}: ${problem}`));
  }
  return problems;
};
