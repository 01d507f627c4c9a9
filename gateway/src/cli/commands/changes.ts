import type { ChangeResponse } from '@pairwise/contracts/console';

import { readArguments, readWhy } from '../arguments.ts';
import { formatChange } from '../format.ts';
import type { Command } from './command.ts';

const whyOption = { why: { type: 'string' } } as const;

const promoteUsage = 'promote NAME [VERSION] --why "…"';

/** Makes the canary, or a named version, the stable one. */
export const promote: Command = {
  usage: promoteUsage,
  help: 'puts the canary, or this version, live for everybody',
  run: async (args, { clientFor, print }) => {
    const { words, flags } = readArguments(args, { usage: promoteUsage, words: [1, 2], options: whyOption });
    const [name = '', version] = words;
    const why = readWhy(flags.why, promoteUsage);
    const response = await clientFor(name).post<ChangeResponse>(`/api/names/${encodeURIComponent(name)}/promote`, {
      why,
      ...(version !== undefined && { version }),
    });
    const put = `${name} ${response.version ?? version ?? 'canary'}`;
    const done = `${put} is live for everybody from the next page on`;
    print(response.unchanged === true ? `${put} is live already, nothing changed.` : formatChange(response, done));
    return 0;
  },
};

interface WithdrawalOptions {
  usage: string;
  help: string;
  action: 'rollback' | 'halt' | 'revoke';
  words: [number, number];
  done: (name: string, version?: string) => string;
}

/** Taking back asks for nothing but why: it is typed in a hurry. */
const withdrawalCommand = ({ usage, help, action, words: count, done }: WithdrawalOptions): Command => ({
  usage,
  help,
  run: async (args, { clientFor, print }) => {
    const { words, flags } = readArguments(args, { usage, words: count, options: whyOption });
    const [name = '', version] = words;
    const why = readWhy(flags.why, usage);
    const response = await clientFor(name).post<ChangeResponse>(`/api/names/${encodeURIComponent(name)}/${action}`, {
      why,
      ...(version !== undefined && { version }),
    });
    print(formatChange(response, done(name, response.version ?? version)));
    return 0;
  },
});

export const rollback = withdrawalCommand({
  usage: 'rollback NAME [VERSION] --why "…"',
  help: 'back to what was stable before, or to this version',
  action: 'rollback',
  words: [1, 2],
  done: (name, version) => `${name} is back at ${version ?? 'the version before'} from the next page on`,
});

export const halt = withdrawalCommand({
  usage: 'halt NAME --why "…"',
  help: 'ends the canary; stable stays',
  action: 'halt',
  words: [1, 1],
  done: (name) => `The canary of ${name} has ended`,
});

export const revoke = withdrawalCommand({
  usage: 'revoke NAME VERSION --why "…"',
  help: 'for ever: not even its files are served any more',
  action: 'revoke',
  words: [2, 2],
  done: (name, version) => `${name} ${version} is revoked; open pages leave it with their next navigation`,
});

const decideUsage = { approve: 'approve ID --why "…"', withdraw: 'withdraw ID --why "…"' };

/** Carries out what somebody else asked for. */
export const approve: Command = {
  usage: decideUsage.approve,
  help: 'as the second person: carries out what was asked for',
  run: async (args, { approver, print }) => {
    const { words, flags } = readArguments(args, { usage: decideUsage.approve, words: [1, 1], options: whyOption });
    const [id = ''] = words;
    const why = readWhy(flags.why, decideUsage.approve);
    const response = await approver().post<ChangeResponse>(`/api/requests/${encodeURIComponent(id)}/approve`, { why });
    print(`Approved and carried out (revision ${response.revision}).`);
    return 0;
  },
};

export const withdraw: Command = {
  usage: decideUsage.withdraw,
  help: 'takes a request back, or says no to it',
  run: async (args, { approver, print }) => {
    const { words, flags } = readArguments(args, { usage: decideUsage.withdraw, words: [1, 1], options: whyOption });
    const [id = ''] = words;
    const why = readWhy(flags.why, decideUsage.withdraw);
    const response = await approver().post<ChangeResponse>(`/api/requests/${encodeURIComponent(id)}/withdraw`, { why });
    print(`Withdrawn (revision ${response.revision}).`);
    return 0;
  },
};
