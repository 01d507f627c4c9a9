import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { languages } from '@pairwise/contracts/languages';
import type { PublishedVersion } from '@pairwise/contracts/registry';

import { type Budgets, readManifest } from './workspace.ts';

const defaultBudgets: Record<'shell' | 'remote', Budgets> = {
  shell: { entryBr: 175_000, routeBr: 175_000 },
  remote: { entryBr: 16_000, routeBr: 60_000 },
};

const compressedSize = (dist: string, files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const compressed = path.join(dist, `${file}.br`);
    return sum + statSync(existsSync(compressed) ? compressed : path.join(dist, file)).size;
  }, 0);

export interface Sizes {
  entryBr: number;
  /** Brotli bytes of entry, largest messages file and screen, by the screen's key. */
  routesBr: Record<string, number>;
}

/** The parts of a description that `measure` needs. */
type Measured = Pick<PublishedVersion, 'entry' | 'lifecycle' | 'screens' | 'messages'>;

/** Returns the budgets of a package: those in its package.json over the defaults. */
export const budgetsOf = (role: 'shell' | 'remote', folder: string): Budgets => ({
  ...defaultBudgets[role],
  ...readManifest(folder).pairwise?.budgets,
});

/** Measures what a member downloads, in brotli bytes. */
export const measure = (published: Measured, dist: string): Sizes => {
  const entryBr = compressedSize(dist, [published.entry, ...published.lifecycle]);
  const messages = Math.max(0, ...Object.values(published.messages).map((files) => compressedSize(dist, files)));
  const routes = Object.entries(published.screens).map(([key, files]): [string, number] => [
    key,
    entryBr + messages + compressedSize(dist, files),
  ]);
  return { entryBr, routesBr: Object.fromEntries(routes) };
};

const missingChunks = (published: PublishedVersion): string[] => {
  const { data } = published;
  if (!data) return [];
  const screens = [...new Set(data.routes.map((route) => route.screen))];
  const present = (files: string[] | undefined): boolean => files !== undefined && files.length > 0;
  return [
    ...(present(published.lifecycle) ? [] : ['the exposed module ./lifecycle has no files']),
    ...screens
      .filter((key) => !present(published.screens[key]))
      .map((key) => `screen "${key}" has no chunk: its import in remote.ts needs webpackChunkName "screen-${key}"`),
    ...languages
      .filter((language) => !present(published.messages[language]))
      .map(
        (language) =>
          `messages of "${language}" have no chunk: their import in remote.ts needs webpackChunkName "messages-${language}"`,
      ),
    ...data.widgets
      .filter(({ name }) => !present(published.widgetFiles[name]))
      .map(
        ({ name }) => `widget "${name}" has no chunk: its import in remote.ts needs webpackChunkName "widget-${name}"`,
      ),
  ];
};

/** Finds style sheets. Remotes must use emotion, because a style sheet would stay in the page after the remote is unmounted. */
const styleSheets = (published: PublishedVersion): string[] =>
  published.files
    .filter((file) => file.path.endsWith('.css'))
    .map((file) => `style sheet ${file.path} is not allowed: use \`css\` of @pairwise/ui`);

/** Finds code from strings, which the page's Content-Security-Policy forbids. */
const evaluations = (published: PublishedVersion, dist: string): string[] =>
  published.files
    .filter((file) => file.path.endsWith('.js'))
    .filter((file) => /\beval\s*\(|\bnew Function\s*\(/.test(readFileSync(path.join(dist, file.path), 'utf8')))
    .map((file) => `code from a string (eval or new Function) in ${file.path} is not allowed`);

const overBudget = (sizes: Sizes, budgets: Budgets): string[] => [
  ...(sizes.entryBr > budgets.entryBr ? [`entry is ${sizes.entryBr} B br, over its budget ${budgets.entryBr} B`] : []),
  ...Object.entries(sizes.routesBr)
    .filter(([, size]) => size > budgets.routeBr)
    .map(([key, size]) => `screen "${key}" loads ${size} B br, over its budget ${budgets.routeBr} B`),
];

/** Returns the problems that forbid publishing a build, one sentence each; empty when there are none. Prints the sizes. */
export const checkBuild = (
  published: PublishedVersion,
  { role, folder }: { role: 'shell' | 'remote'; folder: string },
  dist: string,
): string[] => {
  const sizes = measure(published, dist);
  const budgets = budgetsOf(role, folder);
  const routes = Object.entries(sizes.routesBr).map(([key, size]) => `${key} ${size}`);
  console.log(
    `${published.name} ${published.version}: entry ${sizes.entryBr}/${budgets.entryBr} B br` +
      (routes.length > 0 ? `, screens (budget ${budgets.routeBr} B br): ${routes.join(', ')}` : ''),
  );
  return [
    ...missingChunks(published),
    ...(role === 'remote' ? styleSheets(published) : []),
    ...(role === 'remote' ? evaluations(published, dist) : []),
    ...overBudget(sizes, budgets),
  ].map((problem) => `${published.name}: ${problem}`);
};
