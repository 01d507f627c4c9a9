import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';

import { root } from '../workspace.ts';

/** The files of the checkout as a set of paths, folders included. */
export interface Tree {
  files: string[];
  /** Returns whether a path from the checkout, a file name, or a pattern of one of them exists. */
  has: (path: string) => boolean;
  /** Returns whether the path of a file ends so: `http/shed-load.ts`. */
  hasEnding: (path: string) => boolean;
}

export const treeOf = (files: string[]): Tree => {
  const known = new Set<string>();
  for (const file of files) {
    known.add(basename(file));
    const segments = file.split('/');
    for (let length = 1; length <= segments.length; length += 1) known.add(segments.slice(0, length).join('/'));
  }
  return {
    files,
    hasEnding: (path) => files.some((file) => `/${file}`.endsWith(`/${path}`)),
    has: (path) => {
      const plain = path.replace(/^\.\//, '').replace(/\/$/, '');
      return known.has(plain) || (/[*{]/.test(plain) && [...known].some((name) => matchesGlob(name, plain)));
    },
  };
};

/** Returns all files of the checkout that git tracks or does not ignore. */
export const checkoutTree = (): Tree => {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return treeOf(output.split('\0').filter((file) => file !== '' && existsSync(join(root, file))));
};

export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Paths that a build or a start creates. They are never committed. */
const generated =
  /(^|\/)(dist|\.data|\.cache|node_modules)(\/|$)|^DATA_DIR\/|^(remote|contract|heads|texts)\.json$|^prerendered\//;

/** Modules of packages, whose names contain a slash, and those that a remote exposes. */
const modules = /^(react|react-dom|zod)\/|^\.\/(lifecycle|widgets)$/;

const pathCharacters = /^(?!.*\.\.)[\w.*{},-]+(\/[\w.*{},-]+)*\/?$/;
const sourceFile = /\w\.(tsx?|mjs|cjs|md|sql|css|json|yaml)$/;

/** Returns whether inline code names a file or folder of the checkout. */
export const looksLikePath = (code: string): boolean =>
  pathCharacters.test(code) &&
  (code.includes('/') || sourceFile.test(code)) &&
  !generated.test(code) &&
  !modules.test(code);

/** Returns whether inline code names a file of source code, by its name or by the end of its path. */
export const looksLikeSource = (code: string): boolean =>
  looksLikePath(code) && /\w\.(tsx?|mjs|cjs|sql|css)$/.test(code);

/** Returns the suffixes of a source file: `chat.screen.test.tsx` → screen, test. Other files have none. */
export const suffixesOf = (file: string): string[] => {
  const [, name = ''] = /^\.?(.+?)(?:\.d)?\.(?:[cm]?[jt]s|tsx)(?:\.template)?$/.exec(basename(file)) ?? [];
  return name.split('.').slice(1);
};

/** Returns the paths of a drawn tree: two spaces per level, names before the first run of two spaces. */
export const drawnPaths = (block: string): string[] => {
  const parents: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
    if (names === '') return [];
    const level = indent.length / 2;
    const paths = names.split(' ').map((name) => [...parents.slice(0, level), name.replace(/\/$/, '')].join('/'));
    parents[level] = names.split(' ')[0]?.replace(/\/$/, '') ?? '';
    return paths;
  });
};
