import type {
  ChangeResponse,
  ConsoleState,
  HaltRule,
  NameState,
  RolloutState,
  RolloutStep,
} from '@pairwise/contracts/console';

import { usageError } from './arguments.ts';
import type { Client } from './client.ts';
import { formatChange, formatStep } from './format.ts';

/** What is published and live under a name; undefined when nothing is. */
export const nameState = async (client: Client, name: string): Promise<NameState | undefined> => {
  const { names } = await client.get<ConsoleState>('/api/state');
  return names.find((candidate) => candidate.name === name);
};

/** The audience that the running canary has, at another percentage. */
const keepAudience = (name: string, { steps }: RolloutState, percent: number): RolloutStep => {
  const [only, ...more] = steps;
  if (only && more.length === 0) return { audience: only.audience, percent };
  throw usageError(
    `The canary of ${name} runs in ${steps.length} steps (${steps.map(formatStep).join(', ')}). Say for whom: --country NL, or another audience, or --everybody.`,
  );
};

interface CanaryOptions {
  client: Client;
  name: string;
  version: string;
  /** The canary of the name that runs, of whichever version. */
  running: RolloutState | undefined;
  percent: number;
  /** Undefined when nothing was said of it. */
  audience: RolloutStep['audience'] | undefined;
  rule: HaltRule | undefined;
  why: string;
  print: (line: string) => void;
}

/** Begins a canary, or changes the one of this version: whom it is for and its rule stay unless others are given. */
export const startCanary = async (options: CanaryOptions): Promise<void> => {
  const { client, name, version, percent, audience, rule, why, print } = options;
  const running = options.running?.version === version ? options.running : undefined;
  const step = running && !audience ? keepAudience(name, running, percent) : { audience: audience ?? {}, percent };
  const haltOn = rule ?? running?.haltOn;
  const body = { version, steps: [step], why, ...(haltOn && { haltOn }) };
  const response = await client.post<ChangeResponse>(`/api/names/${encodeURIComponent(name)}/canary`, body);
  if (running) print(`Before: ${running.steps.map(formatStep).join(', ')}. Asked for: ${formatStep(step)}.`);
  print(formatChange(response, `${name} ${version} is the canary for ${formatStep(step)} now`));
};
