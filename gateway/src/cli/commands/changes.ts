import { type Command, defineCommand } from '@pairwise/command-line';
import type { ChangeResponse } from '@pairwise/contracts/console';

import { Refused } from '../client.ts';
import type { Context } from '../context.ts';
import { formatChange } from '../format.ts';
import { MfeError } from '../mfe-error.ts';
import { loseRoutesOption, whyOption } from '../options.ts';
import { warnRolledBack } from '../warn-rolled-back.ts';

const name = { summary: 'The shell or a remote.' } as const;
const id = { summary: 'The id of the request; `requests` lists them.' } as const;

/** Sends a change of what is live, with its reason. */
const sendChange = (
  action: 'promote' | 'rollback' | 'halt' | 'revoke',
  {
    name: target,
    ...change
  }: { name: string; version?: string | undefined; why: string; offline?: boolean; loseRoutes?: string[] },
  { clientFor }: Context,
): Promise<ChangeResponse> =>
  clientFor(target).post<ChangeResponse>(`/api/names/${encodeURIComponent(target)}/${action}`, change);

/** Makes the canary, or a given version, the stable version. */
export const promote = defineCommand({
  name: 'promote',
  summary: 'Makes the canary, or the given version, live for everyone.',
  positionals: { name, version: { summary: 'By default the version of the canary.', optional: true } },
  options: { ...loseRoutesOption, ...whyOption },
  run: async ({ positionals, options: { why, 'lose-routes': loseRoutes } }, context: Context) => {
    const { print } = context;
    const { version } = positionals;
    await warnRolledBack(context.clientFor(positionals.name), positionals, print);
    const response = await sendChange('promote', { ...positionals, why, ...(loseRoutes && { loseRoutes }) }, context);
    const title = `${positionals.name} ${response.version ?? version ?? 'canary'}`;
    const done = `${title} is live for everyone from the next page on`;
    print(response.unchanged === true ? `${title} is live already. Nothing changed.` : formatChange(response, done));
    return 0;
  },
});

export const rollback = defineCommand({
  name: 'rollback',
  summary: 'Makes the previous stable version, or the given one, live again.',
  positionals: { name, version: { summary: 'A version that was stable before.', optional: true } },
  options: whyOption,
  run: async ({ positionals, options: { why } }, context: Context) => {
    const response = await sendChange('rollback', { ...positionals, why }, context);
    const version = response.version ?? positionals.version ?? 'the previous version';
    context.print(formatChange(response, `${positionals.name} is back at ${version} from the next page on`));
    return 0;
  },
});

export const halt = defineCommand({
  name: 'halt',
  summary: 'Ends the canary. The stable version stays.',
  positionals: { name },
  options: whyOption,
  run: async ({ positionals, options: { why } }, context: Context) => {
    const response = await sendChange('halt', { ...positionals, why }, context);
    context.print(formatChange(response, `The canary of ${positionals.name} has ended`));
    return 0;
  },
});

export const revoke = defineCommand({
  name: 'revoke',
  summary: 'Withdraws a version for ever: the gateway no longer serves its files.',
  positionals: { name, version: { summary: 'The version.' } },
  options: {
    ...whyOption,
    offline: { type: 'boolean', summary: 'Also when no version is left: the name then has no live version.' },
  },
  run: async ({ positionals, options: { why, offline } }, context: Context) => {
    const { print } = context;
    const { name: target, version } = positionals;
    try {
      const response = await sendChange('revoke', { ...positionals, why, ...(offline && { offline }) }, context);
      const effect = response.offline
        ? `${target} is offline until a version is promoted`
        : 'Open pages leave it with their next navigation';
      print(formatChange(response, `${target} ${version} is revoked. ${effect}`));
      return 0;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'takes_offline') throw error;
      print(`${error.message}.`);
      throw new MfeError('Nothing was changed. Add --offline to revoke it nevertheless.');
    }
  },
});

/** Decides a request as the second person. */
const decision = (action: 'approve' | 'withdraw', summary: string, format: (revision: number) => string) =>
  defineCommand({
    name: action,
    summary,
    positionals: { id },
    options: whyOption,
    run: async ({ positionals, options: { why } }, { approver, print }: Context) => {
      const address = `/api/requests/${encodeURIComponent(positionals.id)}/${action}`;
      const { revision } = await approver().post<ChangeResponse>(address, { why });
      print(format(revision));
      return 0;
    },
  });

export const approve: Command<Context> = decision(
  'approve',
  'As the second person: approves a request and carries it out.',
  (revision) => `Approved and carried out (revision ${revision}).`,
);

export const withdraw: Command<Context> = decision(
  'withdraw',
  'Withdraws your own request, or rejects that of another person.',
  (revision) => `Withdrawn (revision ${revision}).`,
);
