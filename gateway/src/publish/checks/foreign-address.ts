import type { AnyNode } from 'acorn';
import { full } from 'acorn-walk';

import { type Candidate, verdict } from '../candidate.ts';
import { type Script, scriptsOf } from '../scripts.ts';

/** Hosts that libraries name but never fetch from: namespaces, addresses in error messages, placeholders of parsers. */
const names: ReadonlySet<string> = new Set([
  'www.w3.org',
  'react.dev',
  'reactjs.org',
  'fb.me',
  'reactrouter.com',
  'www.i18next.com',
  'i18next.com',
  'react.i18next.com',
  'emotion.sh',
  'single-spa.js.org',
  'module-federation.io',
  'tanstack.com',
  'zod.dev',
  'radix-ui.com',
  'github.com',
  'localhost',
  // The data of the emoji picker, which mf-chat has in its own files.
  'cdn.jsdelivr.net',
]);

/** Reserved names that never resolve (RFC 6761). */
const neverResolves = /\.(invalid|test|example)$/;

const address = /(?:\b(?:https?|wss?|ftp):)?\/\/([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::\d+)?)/g;
/**
 * Whether a match is a foreign address. `//host/path` counts only at the start and with a dot: elsewhere `//` is a
 * comment or a doubled slash.
 */
const isForeign = (match: RegExpExecArray): boolean => {
  const [whole = '', host = ''] = match;
  const bare = host.replace(/:\d+$/, '').toLowerCase();
  if (whole.startsWith('//') && (match.index !== 0 || !bare.includes('.'))) return false;
  return !names.has(bare) && !neverResolves.test(bare);
};

const hostsIn = (text: string): string[] =>
  [...text.matchAll(address)].filter((match) => isForeign(match)).map(([whole]) => whole);

const textOf = (node: AnyNode): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? (node.value.cooked ?? node.value.raw) : undefined;
};

const findings = ({ path, program }: Script): string[] => {
  const found = new Set<string>();
  if (!program) return [];
  full(program, (node) => {
    const text = textOf(node);
    for (const host of text === undefined ? [] : hostsIn(text)) found.add(`${path} names ${host}`);
  });
  return [...found];
};

/** Checks that scripts contain no address of another origin: a page fetches everything from this one. */
export const foreignAddress = async (candidate: Candidate) =>
  verdict(
    'foreign-address',
    (await scriptsOf(candidate)).flatMap(findings),
    'Its code contains no address of another origin.',
  );
