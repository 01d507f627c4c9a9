import { UsageError } from '@pairwise/command-line';
import {
  defaultHaltRule,
  type HaltRule,
  type RampPlan,
  type RolloutState,
  type RolloutStep,
} from '@pairwise/contracts/console';

import { formatChange, formatRamp, formatStep } from './format.ts';
import { reviewLine } from './commands/preview.ts';
import { replacedCanary } from './replace-canary.ts';
import { changeAddress, sendChange, type SentChange } from './send-change.ts';

/** Returns the step of the running canary with another percentage. */
const keepAudience = (name: string, { steps }: RolloutState, percent: number): RolloutStep => {
  const [only, ...more] = steps;
  if (only && more.length === 0) return { audience: only.audience, percent };
  throw new UsageError(
    `The canary of ${name} has ${steps.length} steps (${steps.map(formatStep).join(', ')}). Add an audience, such as --country NL, or --everyone.`,
  );
};

/** Returns the ramp that a running canary continues when a person has given it one of its percentages. */
const keepRamp = ({ ramp }: RolloutState, percent: number): RampPlan | undefined => {
  if (!ramp?.percents.includes(percent)) return undefined;
  const { percents, holdMinutes, notBefore } = ramp;
  return { percents, holdMinutes, ...(notBefore !== undefined && { notBefore }) };
};

interface CanaryOptions extends Pick<SentChange, 'client' | 'expectedRevision' | 'repeat'> {
  name: string;
  version: string;
  /** The running canary of the name, of any version. */
  running: RolloutState | undefined;
  /** The person has agreed that a running canary of another version ends. */
  replaceCanary: boolean;
  percent: number;
  /** Undefined when no option names one. */
  audience: RolloutStep['audience'] | undefined;
  /** What the options say of its rule. */
  rule: Partial<HaltRule> | undefined;
  ramp: RampPlan | undefined;
  /** Live addresses that the version lacks. */
  loseRoutes: string[] | undefined;
  why: string;
  print: (line: string) => void;
}

/** Starts a canary, or changes the one of this version. Of its audience and its rule, what is not given stays. */
export const startCanary = async (options: CanaryOptions): Promise<void> => {
  const { name, version, percent, audience, rule, loseRoutes, why, print } = options;
  const replaces = replacedCanary(options);
  const running = options.running?.version === version ? options.running : undefined;
  const step = running && !audience ? keepAudience(name, running, percent) : { audience: audience ?? {}, percent };
  const haltOn = rule ? { ...defaultHaltRule, ...running?.haltOn, ...rule } : running?.haltOn;
  const ramp = options.ramp ?? (running && keepRamp(running, percent));
  const body = {
    version,
    steps: [step],
    why,
    ...(haltOn && { haltOn }),
    ...(ramp && { ramp }),
    ...(replaces !== undefined && { replaces }),
    ...(loseRoutes && { loseRoutes }),
  };
  const { client, expectedRevision, repeat } = options;
  const response = await sendChange({ client, address: changeAddress(name, 'canary'), body, expectedRevision, repeat });
  if (replaces !== undefined && response.request === undefined) print(`The canary ${name} ${replaces} has ended.`);
  if (running) print(`Before: ${running.steps.map(formatStep).join(', ')}. Requested: ${formatStep(step)}.`);
  print(formatChange(response, `${name} ${version} is now the canary for ${formatStep(step)}`));
  if (response.request !== undefined) print(reviewLine(name, version));
  if (ramp && running?.ramp?.paused) print(`Its ramp stays paused: npm run mfe -- resume ${name} --why "…"`);
  else if (ramp) print(`It is raised by itself: ${formatRamp(ramp)}.`);
  else if (running?.ramp) print('Its ramp has ended, because this is none of its percentages.');
};
