/** A deployable of the page that an error is attributed to. */
export interface Owner {
  name: string;
  version: string;
}

const ourFiles = /\/remotes\/([a-z][a-z\d-]*)\/([\w.+-]+)\/[^\s:)]*\.js/g;
const foreign =
  /(?:chrome|moz|safari-web|safari|ms-browser)-extension:|webkit-masked-url:|<anonymous code>|userscript/i;
/** Messages of the browser itself that no code of ours causes. */
const harmless = /ResizeObserver loop|^Script error\.?$/;

const ownersIn = (text: string): Owner[] =>
  [...text.matchAll(ourFiles)].map(([, name = '', version = '']) => ({ name, version }));

export interface UncaughtError {
  message: string;
  /** The stack, or the address of the file when there is none. */
  trace: string;
}

/**
 * Returns the deployables that an uncaught error is attributed to: the one whose code threw it and, when that is the
 * shell, also the nearest remote in the stack, because remotes run much of their work in modules that the shell shares.
 * Without a stack it is the shell. Returns none when a browser extension is in the stack.
 */
export const ownersOf = ({ message, trace }: UncaughtError, shell: Owner): Owner[] => {
  if (foreign.test(trace) || harmless.test(message)) return [];
  const owners = ownersIn(trace);
  const [thrower = shell] = owners;
  const remote = owners.find(({ name }) => name !== shell.name);
  return remote && thrower.name === shell.name ? [thrower, remote] : [thrower];
};
