import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** An error that no code of a page has caught, or a rejection that none has handled. */
export interface UncaughtError {
  /** `Uncaught TypeError: x is not a function` */
  text: string;
  /** The address of the file that threw it; empty when the browser does not say. */
  source: string;
}

/** What the browser logs of a page: `[12:34:1129/141612.619031:INFO:CONSOLE:1] "Uncaught Error: x", source: http://… (1)`. */
const logged = /:CONSOLE\b[^\]]*\] "(Uncaught .*?)(?:", source: (\S*) \(\d+\))?$/;

/** What the browser says of code that waited for something when its page was closed. */
const WHEN_CLOSED = 'The provided callback is no longer runnable';

/** Errors beyond this would not help. */
const MAX_ERRORS = 50;

/**
 * Reads uncaught errors from the browser's log. The protocol reports them only while `Runtime` is on, which a page can notice.
 * A page that writes such a line itself, with its console, has an error more.
 */
export const readUncaughtErrors = (log: Readable): (() => UncaughtError[]) => {
  const errors: UncaughtError[] = [];
  createInterface({ input: log }).on('line', (line) => {
    const [, text, source = ''] = logged.exec(line) ?? [];
    if (text !== undefined && !text.includes(WHEN_CLOSED) && errors.length < MAX_ERRORS) errors.push({ text, source });
  });
  return () => errors;
};

/** Returns the name of a remote or the shell whose file an address is; empty for any other. */
const ownerOf = (source: string): string => /\/remotes\/([\w-]+)\//.exec(source)?.[1] ?? '';

const fileOf = (source: string): string => source.split('/').at(-1) ?? '';

/**
 * Splits errors into those of the candidate, which refuse it, and others of its pages, which are worth a note. Those of other
 * remotes are theirs.
 */
export const judgeUncaughtErrors = (
  errors: readonly UncaughtError[],
  name: string,
): { problems: string[]; notes: string[] } => {
  const formatted = (of: readonly UncaughtError[]): string[] => [
    ...new Set(
      of.map(({ text, source }) => `${fileOf(source) || 'a page'}: ${text.replace(/^Uncaught/, 'uncaught:')}`),
    ),
  ];
  return {
    problems: formatted(errors.filter(({ source }) => ownerOf(source) === name)),
    notes: formatted(errors.filter(({ source }) => name !== 'shell' && ['', 'shell'].includes(ownerOf(source)))),
  };
};
