/** Who an error belongs to: deployables of the page by name and version. */
export interface Owner {
  name: string;
  version: string;
}

const ourFiles = /\/remotes\/([a-z][a-z\d-]*)\/([\w.+-]+)\/[^\s:)]*\.js/g;
const foreign =
  /(?:chrome|moz|safari-web|safari|ms-browser)-extension:|webkit-masked-url:|<anonymous code>|userscript/i;
/** The browser's own remarks: no code of ours is wrong. */
const harmless = /ResizeObserver loop|^Script error\.?$/;

const ownersIn = (text: string): Owner[] =>
  [...text.matchAll(ourFiles)].map(([, name = '', version = '']) => ({ name, version }));

export interface UncaughtError {
  message: string;
  /** The stack, or the address of the file when there is none. */
  trace: string;
}

/**
 * The deployables an uncaught error is told of: the one whose code threw it, and the nearest remote when that was the
 * shell's, for much of a remote's work is done by what the shell shares. Without a trace it is the shell's. Nobody's
 * when an extension of the browser has a hand in it.
 */
export const ownersOf = ({ message, trace }: UncaughtError, shell: Owner): Owner[] => {
  if (foreign.test(trace) || harmless.test(message)) return [];
  const owners = ownersIn(trace);
  const [thrower = shell] = owners;
  const remote = owners.find(({ name }) => name !== shell.name);
  return remote && thrower.name === shell.name ? [thrower, remote] : [thrower];
};
