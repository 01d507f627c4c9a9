import type { ChangeAnswer, ConsoleState, NameState, VersionState } from '@pairwise/contracts/console';

import {
  audienceOptions,
  audienceUsage,
  haltOptions,
  readArguments,
  readAudience,
  readHaltRule,
  readPercent,
} from '../arguments.ts';
import type { Client } from '../client.ts';
import { MfeError } from '../mfe-error.ts';
import { tellChange, tellStep } from '../tell.ts';
import type { Command } from './command.ts';

const usage = `canary NAME PERCENT [--version V] ${audienceUsage} [--min-sessions 500] [--error-delta 1] [--why "…"]`;

/** The canary that runs, or else the newest version that may go live, when it is newer than the stable one. */
const chosenVersion = async (client: Client, name: string): Promise<string> => {
  const { names } = await client.get<ConsoleState>('/api/state');
  const found = names.find((candidate) => candidate.name === name);
  if (found?.rollout) return found.rollout.version;
  const newest = found?.versions.find(({ status }) => status === 'verified');
  if (newest && found && isNewer(newest, found)) return newest.version;
  throw new MfeError(`${name} has no newer version that may go live. npm run mfe -- publish ${name} makes one.`);
};

const isNewer = ({ counter }: VersionState, { stable, versions }: NameState): boolean =>
  counter > (versions.find(({ version }) => version === stable?.version)?.counter ?? 0);

/** Begins a canary, or changes for how many it is; who has it keeps it when there are more. */
export const canary: Command = {
  usage,
  help: 'lets some visitors have a version; again with more, it is for more',
  run: async (args, { clientFor, commit, print }) => {
    const { words, flags } = readArguments(args, {
      usage,
      words: [2, 2],
      options: { version: { type: 'string' }, ...audienceOptions, ...haltOptions, why: { type: 'string' } },
    });
    const [name = '', percent = ''] = words;
    const steps = [{ audience: readAudience(flags), percent: readPercent(percent) }];
    const haltOn = readHaltRule(flags);
    const client = clientFor(name);
    const version = flags.version ?? (await chosenVersion(client, name));
    const why = flags.why ?? (await commit())?.subject ?? 'canary';
    const body = { version, steps, why, ...(haltOn && { haltOn }) };
    const answer = await client.post<ChangeAnswer>(`/api/names/${encodeURIComponent(name)}/canary`, body);
    print(tellChange(answer, `${name} ${version} is the canary for ${steps.map(tellStep).join(', ')} now`));
    return 0;
  },
};
