import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { RemoteName } from './remote-name.ts';

/** The files that every new remote has: data, screen, texts, test and build. */
export const remoteTemplate = join(import.meta.dirname, 'template');

const suffix = '.template';

const fill = (text: string, { name, short, key, component, title }: RemoteName): string => {
  const values: Record<string, string> = { name, short, key, Component: component, title };
  return text.replaceAll(/__(\w+?)__/g, (placeholder, word: string) => values[word] ?? placeholder);
};

/** Returns the paths of the files that a template writes, relative to their folder, each with its source. */
const filesOf = (template: string, name: RemoteName): { path: string; source: string }[] =>
  readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .sort()
    .map((file) => ({ path: fill(file.slice(0, -suffix.length), name), source: join(template, file) }));

/**
 * Writes the files of a new remote to `target`, from templates with placeholders for the name. Keeps files that exist.
 * @param templates folders with files that end in `.template`
 * @returns the paths of the written files, relative to `target`
 */
export const writeTemplate = (target: string, name: RemoteName, templates: readonly string[]): string[] =>
  templates
    .flatMap((template) => filesOf(template, name))
    .filter(({ path }) => !existsSync(join(target, path)))
    .map(({ path, source }) => {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), fill(readFileSync(source, 'utf8'), name));
      return path;
    });
