import { defineCommand } from '@pairwise/command-line';
import type { NameState, VersionState } from '@pairwise/contracts/console';

import type { Context } from '../context.ts';
import { MfeError } from '../mfe-error.ts';
import {
  audienceOptions,
  haltOptions,
  loseRoutesOption,
  parsePercent,
  rampOptions,
  readAudience,
  readHaltRule,
  readRamp,
  replaceCanaryOption,
  revisionOption,
  whyOption,
  withoutRevision,
} from '../options.ts';
import { readLive } from '../read-live.ts';
import { startCanary } from '../start-canary.ts';
import { warnRolledBack } from '../warn-rolled-back.ts';

const isNewer = ({ counter }: VersionState, { stable, versions }: NameState): boolean =>
  counter > (versions.find(({ version }) => version === stable?.version)?.counter ?? 0);

/** Returns the version of the running canary, or else the newest verified version if it is newer than the stable one. */
const chooseVersion = (name: string, state: NameState | undefined): string => {
  if (state?.rollout) return state.rollout.version;
  const newest = state?.versions.find(({ status }) => status === 'verified');
  if (newest && state && isNewer(newest, state)) return newest.version;
  throw new MfeError(`${name} has no newer verified version. Run \`npm run mfe -- publish ${name}\`.`);
};

/** Starts a canary, or changes its percentage. Visitors who have it keep it when the percentage rises. */
export const canary = defineCommand({
  name: 'canary',
  summary: 'Serves a version to a percentage of visitors, or changes that percentage.',
  positionals: {
    name: { summary: 'The shell or a remote.' },
    percent: { summary: 'The percentage of visitors, 0 to 100.', parse: parsePercent },
  },
  options: {
    version: { type: 'string', placeholder: 'V', summary: 'The version; by default the running canary or the newest.' },
    ...audienceOptions,
    ...haltOptions,
    ...rampOptions,
    ...replaceCanaryOption,
    ...loseRoutesOption,
    ...whyOption,
    ...revisionOption,
  },
  run: async ({ positionals: { name, percent }, options }, { clientFor, args, print }: Context) => {
    const audience = readAudience(options);
    const rule = readHaltRule(options);
    const ramp = readRamp(options, percent);
    const client = clientFor(name);
    const view = await readLive(client, name);
    const { state } = view;
    const version = options.version ?? chooseVersion(name, state);
    const running = state?.rollout ?? undefined;
    await warnRolledBack(client, view, { name, version }, print);
    const { why, 'lose-routes': loseRoutes, 'replace-canary': replaceCanary } = options;
    const sent = { client, expectedRevision: options.revision ?? view.revision, repeat: withoutRevision(args) };
    const plan = { percent, audience, rule, ramp, loseRoutes, replaceCanary };
    await startCanary({ ...sent, ...plan, name, version, running, why, print });
    return 0;
  },
});
