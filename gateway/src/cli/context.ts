import { demoTeamOf, readDemoTokens } from '../access/demo-token-texts.ts';
import { type Client, createClient } from './client.ts';
import { withoutControls } from './format.ts';
import { TokenError } from './mfe-error.ts';

export interface Commit {
  /** Abbreviated hash. */
  id: string;
  /** First line of its message. */
  subject: string;
  author: string;
}

/** What the command line needs from its caller. */
export interface MfeOptions {
  dataDir: string;
  /** The database of gateways on several machines, for the commands of the operator; absent for folders. */
  databaseUrl?: string | undefined;
  /** Address of the console, without a trailing slash. */
  url: string;
  /** Text of the deploy token. Without one, demo mode uses the token of the team that owns the name. */
  token: string | undefined;
  demo: boolean;
  /** The address of the product for members. */
  publicUrl: string;
  print: (line: string) => void;
  /** Names of what the checkout can build: the shell and the remotes. */
  deployables: () => readonly string[];
  /** Builds one remote or the shell. Resolves with the folder of the result. */
  build: (name: string) => Promise<string>;
  /** Resolves with the last commit of the checkout; undefined when there is none. */
  commit: () => Promise<Commit | undefined>;
  /** Creates a remote in the checkout. */
  create: (name: string) => Promise<void>;
  /** Creates a lander in the checkout, which begins with the texts and the design of another. */
  createLander: (name: string, like: string | undefined) => Promise<void>;
}

export interface Context extends MfeOptions {
  /** The typed arguments, for a message that says what to type next. */
  args: readonly string[];
  /** Returns a client with the given token, or in demo mode with that of the team that owns the name. */
  clientFor: (name: string) => Client;
  /** Returns a client with any token that may read. */
  reader: () => Client;
  /** Returns a client with the token of the second person. */
  approver: () => Client;
  /** Returns a client with the token of those who run the platform. */
  operations: () => Client;
}

/** Says how a person gets a token in a checkout. */
const checkoutHint = (dataDir: string): string =>
  `Set MFE_TOKEN. In demo mode \`npm start\` writes a token for each team to ${dataDir}/secrets/demo-tokens.json; ` +
  'elsewhere the operator of the machine runs `npm run mfe -- token create`.';

/** The form of a token, in which a header can contain it. The gateway checks the rest. */
const tokenPattern = /^[\w-]{1,100}$/;

/**
 * Adds clients of the control API to the options.
 * @param tokenHint says how a person gets a token; by default how they get it in a checkout
 */
export const createContext = (
  args: readonly string[],
  options: MfeOptions,
  tokenHint = (): string => checkoutHint(options.dataDir),
): Context => {
  const { dataDir, demo, token, url } = options;
  const clientOf = (team?: string): Client => {
    const texts = demo && token === undefined ? readDemoTokens(dataDir) : {};
    const text = token ?? (team === undefined ? Object.values(texts)[0] : texts[team]);
    if (text === undefined) throw new TokenError(`No deploy token. ${tokenHint()}`);
    if (!tokenPattern.test(text)) {
      throw new TokenError(`MFE_TOKEN is not a deploy token, which begins with mfe_. ${tokenHint()}`);
    }
    return createClient(url, text);
  };
  return {
    ...options,
    args,
    print: (line) => options.print(withoutControls(line)),
    clientFor: (name) => clientOf(demoTeamOf(name)),
    reader: () => clientOf(),
    approver: () => clientOf('approver'),
    operations: () => clientOf('operations'),
  };
};
