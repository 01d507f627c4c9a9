import { dirname, join, normalize } from 'node:path';

import { isLanguage } from '@pairwise/contracts/languages';

import { claims } from './claims/index.ts';
import { readOwnerships, foldersWithoutOwner } from './docs/codeowners.ts';
import { definedIds, namedDecisions, titleIds } from './docs/ids.ts';
import { fencedBlocks, firstColumnCode, inlineCode, localLinks, sectionOf, sections } from './docs/markdown.ts';
import { checkoutTree, drawnPaths, looksLikePath, looksLikeSource, readText, suffixesOf, treeOf } from './docs/tree.ts';
import { settingNames } from './settings.ts';
import { remoteFolders } from './workspace.ts';

const tree = checkoutTree();
const documents = tree.files.filter((file) => /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file));
const readmes = tree.files.filter((file) => file.endsWith('/README.md') && !documents.includes(file));
const packages = tree.files.filter((file) => /^((shared|gateway)\/)?[^/]+\/package\.json$/.test(file)).map(dirname);
const requirementPages = ['docs/requirements.md', 'docs/product-decisions.md', 'docs/claims.md'];

const missingPaths = (markdown: string, { has } = tree): string[] => [
  ...inlineCode(markdown).filter((code) => looksLikePath(code) && !has(code)),
  ...fencedBlocks(markdown, 'tree')
    .flatMap(drawnPaths)
    .filter((path) => !has(path)),
];

/** Returns the source files that a README names and that do not exist. It names files from any folder on. */
const missingSources = (readme: string, { has, hasEnding } = tree): string[] =>
  inlineCode(readme).filter((code) => looksLikeSource(code) && !has(code) && !hasEnding(code));

/** Returns the script of a command: `npm run db -- reset` → db. */
const scriptOf = (command: string): string => /^npm (?:run )?([\w-]+)/.exec(command)?.[1] ?? command;

const listedScripts = (readme: string): string[] => [
  ...new Set(firstColumnCode(sectionOf(readme, 'Commands')).map((command) => scriptOf(command))),
];

const listedSettings = (page: string): string[] => firstColumnCode(sectionOf(page, 'Settings'));

/** Returns the suffixes that a document lists: `.api.test` → api, test. */
const listedSuffixes = (markdown: string): string[] => {
  const [, list = ''] = /Suffixes are a closed list: ((?:`[\w.]+`[^`.]*)+)/.exec(markdown) ?? [];
  return [
    ...new Set(
      inlineCode(list)
        .filter((code) => code.startsWith('.'))
        .flatMap((code) => code.slice(1).split('.')),
    ),
  ];
};

const brokenLinks = (file: string, markdown: string): string[] =>
  localLinks(markdown).filter((target) => !tree.has(normalize(join(dirname(file), target))));

describe('paths in the documents', () => {
  test.each(documents)('every path named in %s exists', (file) => {
    expect(missingPaths(readText(file))).toEqual([]);
  });

  test.each(readmes)('every source file named in %s exists', (file) => {
    expect(missingSources(readText(file))).toEqual([]);
  });

  test.each(documents)('every link in %s leads to a file', (file) => {
    expect(brokenLinks(file, readText(file))).toEqual([]);
  });

  test('a path that does not exist is found, in text and in a drawn tree', () => {
    const small = treeOf(['mf-chat/remote.ts', 'mf-chat/src/chat/chat.screen.tsx']);
    const text = '`mf-chat/remote.ts`, `mf-chat/src/`, `**/*.screen.tsx`, `remote.ts`, `mf-gone/remote.ts`, `gone.md`';
    expect(missingPaths(text, small)).toEqual(['mf-gone/remote.ts', 'gone.md']);
    const drawing = '```tree\nmf-chat/  a remote\n  remote.ts  its data\n  src/\n    chat/ gone/  features\n```\n';
    expect(missingPaths(drawing, small)).toEqual(['mf-chat/src/gone']);
  });

  test('a source file of a README that does not exist is found, by its name and by the end of its path', () => {
    const small = treeOf(['gateway/src/http/shed-load.ts', 'mf-chat/src/chat/chat.api.test.tsx']);
    const text = '`shed-load.ts`, `http/shed-load.ts`, `*.api.test.tsx`, `app.json`, `load.ts`, `chat/shed-load.ts`';
    expect(missingSources(text, small)).toEqual(['load.ts', 'chat/shed-load.ts']);
  });

  test('addresses, packages and built files do not count as paths of the checkout', () => {
    const others = ['/members/{id}', '@pairwise/bus', 'react/jsx-runtime', 'mf-chat/dist/remote.json', '.data/logs'];
    expect(others.filter(looksLikePath)).toEqual([]);
  });

  test('a broken link is found', () => {
    expect(brokenLinks('docs/x.md', '[a](../README.md) [b](gone.md) [c](https://example.org/gone.md)')).toEqual([
      'gone.md',
    ]);
  });
});

describe('READMEs of packages', () => {
  const questions = ['What is it', 'Where is what', 'How do I run it', 'How is it tested'];
  const unanswered = (markdown: string) => questions.filter((question) => !sections(markdown).includes(question));

  test.each(packages)('%s answers the four questions', (folder) => {
    const file = `${folder}/README.md`;
    expect(tree.has(file) ? unanswered(readText(file)) : `${file} is missing`).toEqual([]);
  });

  test('a missing section is found', () => {
    expect(unanswered('# x\n\n## What is it\n\n## Where is what\n\n## How do I run it\n')).toEqual([
      'How is it tested',
    ]);
  });
});

describe('lists in the docs that repeat the code', () => {
  const manifest = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };

  /** Scripts for people. The others are tasks of turbo.json. */
  const commands = Object.keys(manifest.scripts).filter((name) => manifest.scripts[name]?.includes('tools/run.mjs'));

  test('the README lists every npm script and no other', () => {
    expect(listedScripts(readText('README.md')).toSorted()).toEqual(commands.toSorted());
  });

  test('every script that is not a command is a task of Turbo', () => {
    const { tasks } = JSON.parse(readText('turbo.json')) as { tasks: Record<string, unknown> };
    const others = Object.keys(manifest.scripts).filter((name) => !commands.includes(name));
    expect(others.filter((name) => !(`//#${name}` in tasks))).toEqual([]);
  });

  test('no document names an npm script that does not exist', () => {
    const named = documents.flatMap((file) =>
      [...readText(file).matchAll(/\bnpm run ([\w-]+)/g)].map((match) => match[1] ?? ''),
    );
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  test('configure.md lists every setting and no other', () => {
    expect(listedSettings(readText('docs/how-to/configure.md')).toSorted()).toEqual(settingNames.toSorted());
  });

  test('the lists are read from the tables, so that a missing row is found', () => {
    const row = '| `npm run db -- reset` | throws all away |\n';
    expect(listedScripts(`## Commands\n\n${row}\n## Else\n\n| \`npm test\` | x |\n`)).toEqual(['db']);
    expect(listedSettings('## Settings\n\n| `PORT` | 4000 |\n| `HOST` | x |\n')).toEqual(['PORT', 'HOST']);
  });
});

describe('suffixes of file names', () => {
  const closedLists = ['CONTRIBUTING.md', 'docs/architecture.md'];

  test.each(closedLists)('every suffix of a file is in the list of %s, and every one of the list is used', (page) => {
    const used = new Set(tree.files.flatMap(suffixesOf).filter((suffix) => !isLanguage(suffix)));
    expect([...used].toSorted()).toEqual(listedSuffixes(readText(page)).toSorted());
  });

  test('suffixes are read from names and from the list', () => {
    const files = ['mf-chat/chat.screen.test.tsx', 'a/remote.ts.template', 'a/this.d.ts', '.hidden.mjs', 'a/x.min.css'];
    expect(files.map(suffixesOf)).toEqual([['screen', 'test'], [], [], [], []]);
    const list =
      'Suffixes are a closed list: `.view`, `.test`\n(jest), `.api.test`, and a language, as in `texts.de.ts`. `.x`';
    expect(listedSuffixes(list)).toEqual(['view', 'test', 'api']);
  });
});

describe('ids', () => {
  const defined = definedIds(requirementPages.map(readText));
  const unknown = (ids: string[]) => ids.filter((id) => !defined.has(id));
  const sources = tree.files.filter((file) => /\.(tsx?|mjs|sql)$/.test(file) && !file.startsWith('tools/src/docs'));

  test('every id in a test title is defined in the requirements, the product decisions or the claims', () => {
    const tests = sources.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
    expect(tests.flatMap((file) => unknown(titleIds(readText(file))).map((id) => `${file}: ${id}`))).toEqual([]);
  });

  test('every product decision that a source names is defined', () => {
    expect(sources.flatMap((file) => unknown(namedDecisions(readText(file))).map((id) => `${file}: ${id}`))).toEqual(
      [],
    );
  });

  test('a claim counts as proved exactly when it has a proof', () => {
    const proved = [...readText('docs/claims.md').matchAll(/^- State: proved by `npm run claim -- (C-\d\d)`/gm)];
    expect(proved.map((match) => match[1])).toEqual(claims.map(({ id }) => id).toSorted());
  });

  test('an unknown id is found in every form of a test title', () => {
    const source = "test('NAV-03 a', f); it.each([1])(\n 'b NAV-77', f); describe(`UTF-16`, f); other('NAV-78')";
    expect(titleIds(source)).toEqual(['NAV-03', 'NAV-77']);
    expect(unknown(['NAV-03', 'ROUTE-01', 'G-1', 'C-01', 'NAV-77', 'C-99'])).toEqual(['NAV-77', 'C-99']);
    expect(unknown(namedDecisions('(decisions C-14, C-99 and G-1)'))).toEqual(['C-99']);
  });
});

describe('CODEOWNERS', () => {
  const ownerships = readOwnerships(readText('CODEOWNERS'));
  const topFolders = [
    ...new Set(tree.files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? '')),
  ];

  test('every top-level folder has an owner', () => {
    expect(foldersWithoutOwner(topFolders, ownerships)).toEqual([]);
  });

  test('every remote has one line and the contracts have two owners', () => {
    const paths = ownerships.map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('mf-')).toSorted()).toEqual(remoteFolders());
    expect(ownerships.find(({ path }) => path === 'shared/contracts')?.owners).toHaveLength(2);
  });

  test('every line names a path that exists', () => {
    expect(ownerships.filter(({ path }) => path !== '*' && !tree.has(path))).toEqual([]);
  });

  test('a folder without an owner is found', () => {
    expect(foldersWithoutOwner(['a', 'b', 'c'], readOwnerships('/a/ @team # why\n/b/\n'))).toEqual(['b', 'c']);
  });
});
