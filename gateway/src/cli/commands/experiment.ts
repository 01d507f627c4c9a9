import { defineCommand, UsageError } from '@pairwise/command-line';
import type { ChangeResponse } from '@pairwise/contracts/console';
import type { ExperimentsResponse, LanderState } from '@pairwise/contracts/experiments';

import type { Context } from '../context.ts';
import { formatChange } from '../format.ts';
import { formatLander, type PartKind } from '../format-experiment.ts';
import { MfeError } from '../mfe-error.ts';
import { parseList, whyOption } from '../options.ts';

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

const partKinds: readonly string[] = ['language', 'device', 'country'] satisfies PartKind[];

const parsePartKind = (text: string): PartKind => {
  if (partKinds.includes(text)) return text as PartKind; // it is one of the list
  throw new UsageError(`--by takes ${partKinds.join(', ')}, not "${text}".`);
};

const addressOf = (remote: string): string => `/api/names/${encodeURIComponent(remote)}/experiments`;

const fetchLanders = async ({ clientFor }: Context, remote: string): Promise<LanderState[]> =>
  (await clientFor(remote).get<ExperimentsResponse>(addressOf(remote))).landers;

/** @throws {MfeError} when the live version has no such lander */
const landerIn = (landers: readonly LanderState[], wanted: string, remote: string): LanderState => {
  const found = landers.find((one) => one.lander === wanted);
  if (found) return found;
  const list = landers.map((one) => one.lander).join(', ') || 'none';
  throw new MfeError(`The live version of ${remote} has no lander ${wanted}. Its landers: ${list}.`);
};

const start = defineCommand({
  name: 'experiment start',
  summary: 'Shares the visitors of a lander among what it shows now and other variants.',
  positionals: {
    name,
    lander,
    variants: { summary: 'The other variants: opening, or opening,weekend.', parse: parseList },
  },
  options: {
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
    ...whyOption,
  },
  run: async ({ positionals, options: { baseline, effect, why } }, context: Context) => {
    const { name: remote, lander: address, variants } = positionals;
    const body = { lander: address, variants, plan: { baseline, effect }, why };
    const response = await context.clientFor(remote).post<ChangeResponse>(`${addressOf(remote)}/start`, body);
    const { shown, experiment } = landerIn(await fetchLanders(context, remote), address, remote);
    context.print(formatChange(response, `${address} shares its visitors among ${[shown, ...variants].join(', ')}`));
    const needed = experiment?.neededVisits ?? null;
    if (needed !== null) {
      context.print(
        `An effect of this size is found after about ${needed.toLocaleString('en')} visits of each variant, in four of five experiments.`,
      );
    }
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
      summary: 'Also the figures by language, device or country.',
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
  options: whyOption,
  run: async ({ positionals, options: { why } }, { clientFor, print }: Context) => {
    const { name: remote, lander: address } = positionals;
    const body = { lander: address, why };
    const response = await clientFor(remote).post<ChangeResponse>(`${addressOf(remote)}/stop`, body);
    print(formatChange(response, `The experiment of ${address} has ended`));
    return 0;
  },
});

const promoteVariant = defineCommand({
  name: 'experiment promote',
  summary: 'Shows one variant of a lander to all visitors, and ends its experiment.',
  positionals: { name, lander, variant: { summary: 'The variant; `default` is the lander without a slug.' } },
  options: whyOption,
  run: async ({ positionals, options: { why } }, { clientFor, print }: Context) => {
    const { name: remote, lander: address, variant } = positionals;
    const body = { lander: address, variant, why };
    const response = await clientFor(remote).post<ChangeResponse>(`${addressOf(remote)}/promote`, body);
    const done = `${address} shows ${variant} to all visitors from the next page on`;
    print(
      response.unchanged === true
        ? `${address} shows ${variant} already. Nothing changed.`
        : formatChange(response, done),
    );
    return 0;
  },
});

/** The commands of experiments. */
export const experimentCommands = [start, show, stop, promoteVariant] as const;
