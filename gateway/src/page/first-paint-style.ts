import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { RegisteredVersion } from '../registry/index.ts';
import { fileAddress } from './resolve.ts';

/** Style sheets of the shell that stand in the page itself, so that its first paint waits for no request. */
const inlined = ['tokens.css', 'layouts.css'];

const compact = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Inside a page, relative addresses would be the page's: they are made those of the shell's published files. */
const withAddresses = (css: string, shell: RegisteredVersion): string =>
  css.replaceAll(/url\((['"]?)\.?\/?((?!data:|https?:)[\w@./-]+)\1\)/g, (_match, _quote, file: string) => {
    return `url(${fileAddress(shell, file)})`;
  });

/** Reads the styles of a shell version, once for each version. */
export const firstPaintStyle = (folderOf: (name: string, version: string) => string) => {
  const styles = new Map<string, string>();
  return (shell: RegisteredVersion): string => {
    const known = styles.get(shell.version);
    if (known !== undefined) return known;
    const style = inlined
      .filter((file) => shell.files.some((published) => published.path === file))
      .map((file) => readFileSync(path.join(folderOf(shell.name, shell.version), file), 'utf8'))
      .map((css) => withAddresses(compact(css), shell))
      .join('');
    styles.clear();
    styles.set(shell.version, style);
    return style;
  };
};
