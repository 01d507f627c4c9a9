import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { RemoteName } from './remote-name.ts';

const folder = join(import.meta.dirname, 'template');
const suffix = '.template';

const fill = (text: string, { name, short, key, component, title }: RemoteName): string => {
  const values: Record<string, string> = { name, short, key, Component: component, title };
  return text.replaceAll(/__(\w+?)__/g, (placeholder, word: string) => values[word] ?? placeholder);
};

/**
 * Writes the files of a new remote to `target`, from templates with placeholders for the name.
 * @returns the paths of the files, relative to `target`
 */
export const writeTemplate = (target: string, name: RemoteName): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .sort()
    .map((file) => {
      const path = fill(file.slice(0, -suffix.length), name);
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), fill(readFileSync(join(folder, file), 'utf8'), name));
      return path;
    });
