import type { NameState, VersionState } from '@pairwise/contracts/console';

import {
  audienceOptions,
  audienceUsage,
  haltOptions,
  readArguments,
  readAudience,
  readHaltRule,
  readPercent,
  readWhy,
} from '../arguments.ts';
import { MfeError } from '../mfe-error.ts';
import { nameState, startCanary } from '../start-canary.ts';
import type { Command } from './command.ts';

const usage = `canary NAME PERCENT [--version V] ${audienceUsage} [--min-sessions 500] [--error-delta 1] --why "…"`;

const isNewer = ({ counter }: VersionState, { stable, versions }: NameState): boolean =>
  counter > (versions.find(({ version }) => version === stable?.version)?.counter ?? 0);

/** The canary that runs, or else the newest version that may go live, when it is newer than the stable one. */
const chosenVersion = (name: string, state: NameState | undefined): string => {
  if (state?.rollout) return state.rollout.version;
  const newest = state?.versions.find(({ status }) => status === 'verified');
  if (newest && state && isNewer(newest, state)) return newest.version;
  throw new MfeError(`${name} has no newer version that may go live. npm run mfe -- publish ${name} makes one.`);
};

/** Begins a canary, or changes for how many it is; who has it keeps it when there are more. */
export const canary: Command = {
  usage,
  help: 'lets some visitors have a version; again with more, it is for more of the same visitors',
  run: async (args, { clientFor, print }) => {
    const { words, flags } = readArguments(args, {
      usage,
      words: [2, 2],
      options: { version: { type: 'string' }, ...audienceOptions, ...haltOptions, why: { type: 'string' } },
    });
    const [name = '', typed = ''] = words;
    const percent = readPercent(typed);
    const audience = readAudience(flags);
    const rule = readHaltRule(flags);
    const why = readWhy(flags.why, usage);
    const client = clientFor(name);
    const state = await nameState(client, name);
    const version = flags.version ?? chosenVersion(name, state);
    const running = state?.rollout ?? undefined;
    await startCanary({ client, name, version, running, percent, audience, rule, why, print });
    return 0;
  },
};
