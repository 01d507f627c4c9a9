import { demoTeamOf, readDemoTokens } from '../access/index.ts';
import { type Client, createClient } from './client.ts';
import { MfeError } from './mfe-error.ts';

export interface Commit {
  /** Abbreviated hash. */
  id: string;
  /** First line of its message. */
  subject: string;
}

/** What the command line needs of its surroundings. */
export interface MfeOptions {
  dataDir: string;
  /** Of the console, without a slash at the end. */
  url: string;
  /** Text of the token that was given; without it, in demo mode, that of the owning team is taken. */
  token: string | undefined;
  demo: boolean;
  /** The address members type. */
  publicUrl: string;
  print: (line: string) => void;
  /** What the checkout can build: the shell and the remotes, by name. */
  deployables: () => readonly string[];
  /** Builds a remote or the shell alone; resolves with the folder that holds the result. */
  build: (name: string) => Promise<string>;
  /** The last commit of the checkout; undefined where there is none. */
  commit: () => Promise<Commit | undefined>;
  /** Makes a new remote in the checkout. */
  create: (name: string) => Promise<void>;
}

export interface Context extends MfeOptions {
  /** Speaks for the team that owns a name, in the demo; elsewhere for the token that was given. */
  clientFor: (name: string) => Client;
  /** Speaks for whoever may look. */
  reader: () => Client;
  /** Speaks for the second person. */
  approver: () => Client;
}

const noToken = (file: string): never => {
  throw new MfeError(
    `Whose token? Set MFE_TOKEN. In the demo npm start writes one for each team into ${file}; ` +
      'elsewhere who runs the machine makes one: npm run mfe -- token create.',
  );
};

/** What other teams wrote is shown, too: nothing of it may steer the terminal. */
const plain = (line: string): string => line.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');

/** Adds to the options the clients that the commands speak with. */
export const createContext = (options: MfeOptions): Context => {
  const { dataDir, demo, token, url } = options;
  const clientOf = (team?: string): Client => {
    const texts = demo && token === undefined ? readDemoTokens(dataDir) : {};
    const text = token ?? (team === undefined ? Object.values(texts)[0] : texts[team]);
    return createClient(url, text ?? noToken(`${dataDir}/secrets/demo-tokens.json`));
  };
  return {
    ...options,
    print: (line) => options.print(plain(line)),
    clientFor: (name) => clientOf(demoTeamOf(name)),
    reader: () => clientOf(),
    approver: () => clientOf('approver'),
  };
};
