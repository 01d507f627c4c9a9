import { defineCommand, type Options, UsageError } from '@pairwise/command-line';
import type { ChangeResponse } from '@pairwise/contracts/console';
import { type ExperimentsResponse, type LanderState, MAX_VARIANTS } from '@pairwise/contracts/experiments';

import { neededVisits } from '../../experiments/needed-visits.ts';
import { requirePlan } from '../../registry/experiments.ts';
import type { Context } from '../context.ts';
import { formatChange } from '../format.ts';
import { formatLander, type PartKind } from '../format-experiment.ts';
import { MfeError } from '../mfe-error.ts';
import { parseList, revisionOption, whyOption, withoutRevision } from '../options.ts';
import { readLive } from '../read-live.ts';
import { sendChange } from '../send-change.ts';

const name = { summary: 'The remote with the lander.' } as const;

/** Parses the address of a lander: `gallery` becomes `/landers/gallery`. */
const parseLander = (text: string): string => {
  const lander = text.startsWith('/') ? text : `/landers/${text}`;
  if (/^\/[a-z0-9/-]+$/.test(lander)) return lander;
  throw new UsageError(`"${text}" is not a lander. Write its address, such as /landers/gallery, or its name.`);
};

const lander = { summary: 'The address or the name of the lander.', parse: parseLander } as const;

/** Parses a percentage of at most 1000, which may be negative. */
const parseShare = (text: string): number => {
  const percent = Number(text.replace(/\s*%$/, ''));
  if (text.trim() !== '' && percent > -100 && percent <= 1000 && percent !== 0) return percent / 100;
  throw new UsageError(`"${text}" is not a percentage, such as 5 or 12.5.`);
};

const partKinds: readonly string[] = ['language', 'device', 'country', 'niche'] satisfies PartKind[];

const parsePartKind = (text: string): PartKind => {
  if (partKinds.includes(text)) return text as PartKind; // it is one of the list
  throw new UsageError(`--by takes ${partKinds.join(', ')}, not "${text}".`);
};

const addressOf = (remote: string): string => `/api/names/${encodeURIComponent(remote)}/experiments`;

const fetchLanders = async ({ clientFor }: Context, remote: string): Promise<LanderState[]> =>
  (await clientFor(remote).get<ExperimentsResponse>(addressOf(remote))).landers;

/** Sends a change of an experiment with the revision that it is made for. */
const sendExperiment = async (
  action: 'start' | 'stop' | 'promote',
  body: { lander: string; why: string } & Record<string, unknown>,
  { remote, revision }: { remote: string; revision: number | undefined },
  { clientFor, args }: Context,
): Promise<ChangeResponse> => {
  const client = clientFor(remote);
  const expectedRevision = revision ?? (await readLive(client, remote, { mayMiss: action === 'stop' })).revision;
  const address = `${addressOf(remote)}/${action}`;
  return sendChange({ client, address, body, expectedRevision, repeat: withoutRevision(args) });
};

/** @throws {MfeError} when neither the live version nor an experiment has such a lander */
const landerIn = (landers: readonly LanderState[], wanted: string, remote: string): LanderState => {
  const found = landers.find((one) => one.lander === wanted);
  if (found) return found;
  const list = landers.map((one) => one.lander).join(', ') || 'none';
  throw new MfeError(`The live version of ${remote} has no lander ${wanted}. Its landers: ${list}.`);
};

/** What an experiment expects and shall find. */
const planOptions = {
  baseline: {
    type: 'string',
    placeholder: '5',
    required: true,
    summary: 'The rate of signups that you expect today, in percent.',
    parse: parseShare,
  },
  effect: {
    type: 'string',
    placeholder: '10',
    required: true,
    summary: 'The least relative difference that is worth finding, in percent of that rate.',
    parse: parseShare,
  },
} as const satisfies Options;

const formatNeeded = (visits: number): string =>
  `An effect of this size is found after about ${visits.toLocaleString('en')} visits of each variant, in four of five experiments.`;

const plan = defineCommand({
  name: 'experiment plan',
  summary: 'Prints how many visits of each variant an experiment needs, without starting one.',
  positionals: {},
  options: {
    ...planOptions,
    variants: {
      type: 'integer',
      placeholder: '2',
      min: 2,
      max: MAX_VARIANTS,
      summary: 'How many variants are compared, with what the lander shows now; 2 by default.',
    },
  },
  run: async ({ options: { baseline, effect, variants = 2 } }, { print }: Context) => {
    requirePlan({ baseline, effect });
    const needed = neededVisits({ baseline, effect }, variants);
    print(
      Number.isFinite(needed)
        ? formatNeeded(needed)
        : 'No number of visits finds an effect of this size. Plan for a greater one.',
    );
    return 0;
  },
});

const start = defineCommand({
  name: 'experiment start',
  summary: 'Shares the visitors of a lander among what it shows now and other variants.',
  positionals: {
    name,
    lander,
    variants: { summary: 'The other variants: opening, or opening,weekend.', parse: parseList },
  },
  options: { ...planOptions, ...whyOption, ...revisionOption },
  run: async ({ positionals, options: { baseline, effect, why, revision } }, context: Context) => {
    const { name: remote, lander: address, variants } = positionals;
    const body = { lander: address, variants, plan: { baseline, effect }, why };
    const response = await sendExperiment('start', body, { remote, revision }, context);
    const { shown, experiment } = landerIn(await fetchLanders(context, remote), address, remote);
    context.print(formatChange(response, `${address} shares its visitors among ${[shown, ...variants].join(', ')}`));
    const needed = experiment?.neededVisits ?? null;
    if (needed !== null) context.print(formatNeeded(needed));
    return 0;
  },
});

const show = defineCommand({
  name: 'experiment show',
  summary: 'Prints the experiments of a remote: visits, signups, rates and what they prove.',
  positionals: { name, lander: { ...lander, optional: true } },
  options: {
    by: {
      type: 'string',
      placeholder: 'language',
      summary: 'Also the figures by language, device, country or niche.',
      parse: parsePartKind,
    },
  },
  run: async ({ positionals, options: { by } }, context: Context) => {
    const landers = await fetchLanders(context, positionals.name);
    const wanted = positionals.lander;
    const shown = wanted === undefined ? landers : [landerIn(landers, wanted, positionals.name)];
    if (shown.length === 0) context.print(`The live version of ${positionals.name} has no lander with variants.`);
    for (const one of shown) for (const line of formatLander(one, by)) context.print(line);
    return 0;
  },
});

const stop = defineCommand({
  name: 'experiment stop',
  summary: 'Ends an experiment. Visitors see again what they saw before it.',
  positionals: { name, lander },
  options: { ...whyOption, ...revisionOption },
  run: async ({ positionals, options: { why, revision } }, context: Context) => {
    const { name: remote, lander: address } = positionals;
    const body = { lander: address, why };
    const response = await sendExperiment('stop', body, { remote, revision }, context);
    context.print(formatChange(response, `The experiment of ${address} has ended`));
    return 0;
  },
});

const promoteVariant = defineCommand({
  name: 'experiment promote',
  summary: 'Shows one variant of a lander to all visitors, and ends its experiment.',
  positionals: { name, lander, variant: { summary: 'The variant; `default` is the lander without a slug.' } },
  options: { ...whyOption, ...revisionOption },
  run: async ({ positionals, options: { why, revision } }, context: Context) => {
    const { name: remote, lander: address, variant } = positionals;
    const body = { lander: address, variant, why };
    const response = await sendExperiment('promote', body, { remote, revision }, context);
    const done = `${address} shows ${variant} to all visitors from the next page on`;
    context.print(
      response.unchanged === true
        ? `${address} shows ${variant} already. Nothing changed.`
        : formatChange(response, done),
    );
    return 0;
  },
});

/** The commands of experiments. */
export const experimentCommands = [plan, start, show, stop, promoteVariant] as const;
