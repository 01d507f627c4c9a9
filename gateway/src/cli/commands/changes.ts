import { type Command, defineCommand } from '@pairwise/command-line';
import type { ChangeResponse } from '@pairwise/contracts/console';

import { Refused } from '../client.ts';
import type { Context } from '../context.ts';
import { formatChange, formatLost } from '../format.ts';
import { MfeError } from '../mfe-error.ts';
import { loseRoutesOption, revisionOption, whyOption, withoutRevision } from '../options.ts';
import { readLive } from '../read-live.ts';
import { rollbackTarget } from '../rollback-target.ts';
import { changeAddress, sendChange, type SentChange } from '../send-change.ts';
import { warnRolledBack } from '../warn-rolled-back.ts';

const name = { summary: 'The shell or a remote.' } as const;
const id = { summary: 'The id of the request; `requests` lists them.' } as const;

/** Reads what is live of a name, and returns it with a function that sends a change for that revision. */
const prepareChange = async (
  action: 'promote' | 'rollback' | 'pause' | 'resume' | 'halt' | 'revoke',
  { name: target, revision }: { name: string; revision: number | undefined },
  { clientFor, args, print }: Context,
) => {
  const client = clientFor(target);
  const view = await readLive(client, target, { mayMiss: action !== 'promote' && action !== 'resume' });
  const typed = withoutRevision(args);
  const send = (body: SentChange['body'], wanted?: string, repeat = typed): Promise<ChangeResponse> =>
    sendChange({
      client,
      address: changeAddress(target, action),
      body,
      expectedRevision: revision ?? view.revision,
      repeat,
      wanted,
      print,
    });
  return { client, view, typed, send };
};

/** Makes the canary, or a given version, the stable version. */
export const promote = defineCommand({
  name: 'promote',
  summary: 'Makes the canary, or the given version, live for everyone.',
  positionals: { name, version: { summary: 'By default the version of the canary.', optional: true } },
  options: { ...loseRoutesOption, ...whyOption, ...revisionOption },
  run: async ({ positionals, options: { why, revision, 'lose-routes': loseRoutes } }, context: Context) => {
    const { print } = context;
    const { name: target, version } = positionals;
    const { client, view, send } = await prepareChange('promote', { name: target, revision }, context);
    await warnRolledBack(client, view, { name: target, version }, print);
    const body = { why, ...(version !== undefined && { version }), ...(loseRoutes && { loseRoutes }) };
    const response = await send(body, version ?? view.state?.rollout?.version);
    const title = `${target} ${response.version ?? version ?? 'canary'}`;
    const done = `${title} is live for everyone from the next page on`;
    print(response.unchanged === true ? `${title} is live already. Nothing changed.` : formatChange(response, done));
    return 0;
  },
});

export const rollback = defineCommand({
  name: 'rollback',
  summary: 'Makes the previous stable version, or the given one, live again.',
  positionals: { name, version: { summary: 'A version that was stable before.', optional: true } },
  options: { ...whyOption, ...revisionOption },
  run: async (
    { positionals: { name: target, version: typedVersion }, options: { why, revision } },
    context: Context,
  ) => {
    const { view, typed, send } = await prepareChange('rollback', { name: target, revision }, context);
    const version = typedVersion ?? rollbackTarget(target, view);
    // The repeated command goes back to the same version, whatever is live by then.
    const response = await send({ version, why }, version, typedVersion === undefined ? [...typed, version] : typed);
    const done = `${target} is back at ${version} from the next page on`;
    const already = `${target} ${version} is live already. Nothing changed.`;
    context.print(response.unchanged === true ? already : formatChange(response, done));
    for (const line of response.lost ? formatLost(response.lost) : []) context.print(line);
    return 0;
  },
});

const rampCommand = (action: 'pause' | 'resume', summary: string, done: string) =>
  defineCommand({
    name: action,
    summary,
    positionals: { name },
    options: { ...whyOption, ...revisionOption },
    run: async ({ positionals, options: { why, revision } }, context: Context) => {
      const { send } = await prepareChange(action, { ...positionals, revision }, context);
      context.print(formatChange(await send({ why }), `The ramp of ${positionals.name} ${done}`));
      return 0;
    },
  });

export const pause: Command<Context> = rampCommand(
  'pause',
  'Pauses the ramp of the canary, which keeps its percentage.',
  'is paused',
);

export const resume: Command<Context> = rampCommand(
  'resume',
  'Continues the ramp of the canary. The time at its percentage begins again.',
  'continues',
);

export const halt = defineCommand({
  name: 'halt',
  summary: 'Ends the canary. The stable version stays.',
  positionals: { name },
  options: { ...whyOption, ...revisionOption },
  run: async ({ positionals, options: { why, revision } }, context: Context) => {
    const { send } = await prepareChange('halt', { ...positionals, revision }, context);
    context.print(formatChange(await send({ why }), `The canary of ${positionals.name} has ended`));
    return 0;
  },
});

export const revoke = defineCommand({
  name: 'revoke',
  summary: 'Withdraws a version for ever: the gateway no longer serves its files.',
  positionals: { name, version: { summary: 'The version.' } },
  options: {
    ...whyOption,
    ...revisionOption,
    offline: { type: 'boolean', summary: 'Also when no version is left: the name then has no live version.' },
  },
  run: async ({ positionals, options: { why, offline, revision } }, context: Context) => {
    const { print } = context;
    const { name: target, version } = positionals;
    try {
      const { send } = await prepareChange('revoke', { name: target, revision }, context);
      const response = await send({ version, why, ...(offline && { offline }) });
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
    options: { ...whyOption, ...revisionOption },
    run: async ({ positionals, options: { why, revision } }, { approver, args, print }: Context) => {
      const client = approver();
      const response = await sendChange({
        client,
        address: `/api/requests/${encodeURIComponent(positionals.id)}/${action}`,
        body: { why },
        expectedRevision: revision ?? (await readLive(client, '', { mayMiss: action === 'withdraw' })).revision,
        repeat: withoutRevision(args),
      });
      print(format(response.revision));
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
