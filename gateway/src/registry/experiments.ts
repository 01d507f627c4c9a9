import { randomBytes } from 'node:crypto';

import { DEFAULT_VARIANT, type ExperimentPlan, MAX_VARIANTS } from '@pairwise/contracts/experiments';

import type { ChangeStamp } from './changes.ts';
import type { Content, SaltedExperiment } from './document.ts';
import { ownValue } from './own-value.ts';
import { RegistryError } from './registry-error.ts';

/** Experiments that run at the same time. Every document contains them, and so does every template of their pages. */
const MAX_RUNNING = 20;

/** A lander of a remote, by its address without a slug. */
export interface LanderOf {
  name: string;
  lander: string;
}

export interface NewExperiment extends LanderOf {
  /** Variants that are compared with the one that all visitors see now. */
  others: readonly string[];
  plan: ExperimentPlan;
}

/** Returns the variant that visitors see at the address of a lander without an experiment. */
export const shownVariantOf = ({ shownVariants }: Pick<Content, 'shownVariants'>, lander: string): string =>
  ownValue(shownVariants, lander) ?? DEFAULT_VARIANT;

/** Returns the last experiment of a lander; undefined when it never had one. */
export const experimentOf = (
  { experiments }: Pick<Content, 'experiments'>,
  lander: string,
): SaltedExperiment | undefined => ownValue(experiments, lander);

/** Returns the experiment that a lander has now. */
export const runningExperiment = (
  content: Pick<Content, 'experiments'>,
  lander: string,
): SaltedExperiment | undefined => {
  const found = experimentOf(content, lander);
  return found?.end ? undefined : found;
};

/** @throws {RegistryError} `bad_change` for rates that cannot be compared */
export const requirePlan = ({ baseline, effect }: ExperimentPlan): void => {
  if (!(baseline > 0 && baseline < 1)) {
    throw new RegistryError('bad_change', 'the baseline must be a rate above 0 % and below 100 %');
  }
  if (!(Math.abs(effect) > 0 && effect > -1 && effect <= 10)) {
    throw new RegistryError(
      'bad_change',
      'the effect must be a relative difference above -100 % and up to 1000 %, not 0',
    );
  }
};

/**
 * Starts an experiment of a lander: the variant that all visitors see now against others. It replaces the last one.
 * @throws {RegistryError} `experiment_runs`; `bad_change` for variants or a plan that cannot be compared
 */
export const withExperiment = (
  content: Content,
  { name, lander, others, plan }: NewExperiment,
  { who, at }: ChangeStamp,
): Content => {
  if (runningExperiment(content, lander)) {
    throw new RegistryError('experiment_runs', `${lander} has an experiment already: stop it, or promote a variant`);
  }
  const { experiments = {} } = content;
  if (Object.values(experiments).filter(({ end }) => !end).length >= MAX_RUNNING) {
    throw new RegistryError('bad_change', `${MAX_RUNNING} experiments run already: end one of them first`);
  }
  const variants = [shownVariantOf(content, lander), ...others];
  if (variants.length < 2 || variants.length > MAX_VARIANTS || new Set(variants).size !== variants.length) {
    throw new RegistryError(
      'bad_change',
      `an experiment compares ${variants[0]}, which all visitors see now, with 1 to ${MAX_VARIANTS - 1} other variants, each once`,
    );
  }
  requirePlan(plan);
  const experiment: SaltedExperiment = {
    id: randomBytes(6).toString('hex'),
    name,
    variants,
    salt: randomBytes(16).toString('base64url'),
    startedAt: at,
    startedBy: who,
    plan,
  };
  return { ...content, experiments: { ...experiments, [lander]: experiment } };
};

const ended = (content: Content, lander: string, end: SaltedExperiment['end'] & object): Content => {
  const running = runningExperiment(content, lander);
  if (!running) return content;
  return { ...content, experiments: { ...content.experiments, [lander]: { ...running, end } } };
};

const requireOwner = (content: Content, { name, lander }: LanderOf): SaltedExperiment | undefined => {
  const running = runningExperiment(content, lander);
  if (running && running.name !== name) {
    throw new RegistryError('bad_change', `the experiment of ${lander} belongs to ${running.name}, not to ${name}`);
  }
  return running;
};

/**
 * Ends the experiment of a lander. All visitors see the control again.
 * @throws {RegistryError} `no_experiment`
 */
export const withoutExperiment = (content: Content, of: LanderOf, { who, at }: ChangeStamp): Content => {
  if (!requireOwner(content, of)) throw new RegistryError('no_experiment', `${of.lander} has no experiment`);
  return ended(content, of.lander, { at, by: who });
};

/**
 * Shows a variant of a lander to all visitors, and ends its experiment. Returns undefined when nothing would change.
 * @throws {RegistryError} `bad_change` when an experiment runs that does not have the variant
 */
export const withShownVariant = (
  content: Content,
  { variant, ...of }: LanderOf & { variant: string },
  { who, at }: ChangeStamp,
): Content | undefined => {
  const { lander } = of;
  const running = requireOwner(content, of);
  if (!running && shownVariantOf(content, lander) === variant) return undefined;
  if (running && !running.variants.includes(variant)) {
    throw new RegistryError(
      'bad_change',
      `the experiment of ${lander} compares ${running.variants.join(', ')}: promote one of them, or stop it first`,
    );
  }
  const { [lander]: _before, ...others } = content.shownVariants ?? {};
  return {
    ...ended(content, lander, { at, by: who, promoted: variant }),
    shownVariants: variant === DEFAULT_VARIANT ? others : { ...others, [lander]: variant },
  };
};
