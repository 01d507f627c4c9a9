import { setImmediate as nextTurn } from 'node:timers/promises';

import { type AnyNode, type Program, parse } from 'acorn';

import type { Candidate } from './candidate.ts';

export interface Script {
  path: string;
  /** Undefined when it is not JavaScript. */
  program: Program | undefined;
  source: string;
}

/** Parses a file as a script, or else as a module, because a worker may be one. */
const parsed = (source: string): Program | undefined => {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(source, { ecmaVersion: 'latest', sourceType, allowHashBang: false });
    } catch {
      // Try the next kind, or none.
    }
  }
  return undefined;
};

const known = new WeakMap<Candidate, Promise<Script[]>>();

const read = async (candidate: Candidate): Promise<Script[]> => {
  const scripts: Script[] = [];
  for (const { path } of candidate.version.files.filter((file) => /\.[cm]?js$/.test(file.path))) {
    // Parsing blocks, so requests for pages come first.
    await nextTurn();
    const source = (await candidate.read(path))?.toString('utf8') ?? '';
    scripts.push({ path, source, program: parsed(source) });
  }
  return scripts;
};

/** Returns all scripts of a candidate, parsed once for all checks. */
export const scriptsOf = (candidate: Candidate): Promise<Script[]> => {
  const scripts = known.get(candidate) ?? read(candidate);
  known.set(candidate, scripts);
  return scripts;
};

const SNIPPET = 50;

/** Formats a place in a script: `main.js: eval("1")`. Built files have one line, so a line number would say nothing. */
export const placeOf = ({ path, source }: Script, { start, end }: AnyNode): string =>
  `${path}: ${source.slice(start, Math.min(end, start + SNIPPET))}`;
