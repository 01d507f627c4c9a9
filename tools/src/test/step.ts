import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';

import { measureProcessorTime } from '../processor-time.ts';

/** What the report of a test runner says. */
export interface TestSummary {
  /** The counts, in one line. */
  detail: string;
  /** The names and errors of the tests that failed, including those that passed on retry. */
  failures: string[];
}

/**
 * The result of one step of the test run. The summary shows `detail` beside the step's name, and `failures` above the
 * table: whoever has only the end of a long output still reads what failed.
 */
export type StepResult =
  | ({ state: 'passed' } & Partial<TestSummary>)
  | ({ state: 'failed'; output: string } & Partial<TestSummary>)
  | { state: 'not run'; detail: string };

/**
 * Steps of one lane run one after the other. Lanes run side by side, because each leaves the processor idle at times. A
 * lane that has ended takes over steps of the others.
 */
export type Lane = 'code' | 'browser' | 'claims';

export interface Step {
  name: string;
  lane: Lane;
  /** Names of steps that must end before this one starts. A step that is not part of the run is ignored. */
  after?: string[];
  /**
   * Installs what the step needs of the system. Runs before all lanes: two installations at the same time lock each
   * other out.
   */
  prepare?: () => Promise<unknown>;
  run: (print: (text: string) => void) => Promise<StepResult>;
}

interface Finished {
  name: string;
  result: StepResult;
  seconds: number;
  /** Of the programs that the step ran. 0 where the system does not say. */
  processorSeconds: number;
}

const mark = { passed: '✓', failed: '✗', 'not run': '–' } as const;

const line = ({ name, result, seconds, processorSeconds }: Finished): string => {
  const wall = `${seconds.toFixed(1)} s`.padStart(8);
  const processor = `${processorSeconds.toFixed(0)} CPU s`.padStart(10);
  return `  ${mark[result.state]} ${name.padEnd(34)} ${wall} ${processor}  ${result.detail ?? ''}`;
};

const write = (text: string): void => {
  process.stdout.write(text);
};

/** Shown with their errors. More would push the table out of sight; the output of the run has them all. */
const shownFailures = 6;
/** Shown by name at most, after those. */
const namedFailures = 30;

const formatFailures = (all: readonly Finished[]): string => {
  const isFailed = ({ result }: Finished): boolean => result.state === 'failed';
  // Steps that failed come first. The others have only tests that passed on retry.
  const failures = [...all.filter(isFailed), ...all.filter((one) => !isFailed(one))].flatMap(({ name, result }) =>
    result.state === 'not run' ? [] : (result.failures ?? []).map((failure) => `${name}: ${failure}`),
  );
  if (failures.length === 0) return '';
  const named = failures
    .slice(shownFailures, shownFailures + namedFailures)
    .map((failure) => failure.split('\n', 1)[0]);
  const more = failures.length - shownFailures - named.length;
  const rest = more > 0 ? [`… and ${more} more`] : [];
  return ['\nWhat failed', ...failures.slice(0, shownFailures), ...named, ...rest, ''].join('\n');
};

/** Runs a step. A step that throws has failed, so that the other steps run and the summary names it. */
const resultOf = async (run: Step['run'], print: (text: string) => void): Promise<StepResult> => {
  try {
    return await run(print);
  } catch (error) {
    return { state: 'failed', output: inspect(error) };
  }
};

/**
 * Runs one step. Its output is shown live when it runs alone, otherwise in one block when the step has ended.
 * @param block where that output is collected
 */
const runStep = async ({ name, run }: Step, alone: boolean, block: string[]): Promise<Finished> => {
  if (alone) write(`\n── ${name}\n`);
  else write(`… ${name}\n`);
  const began = performance.now();
  const { result, processorSeconds } = await measureProcessorTime(() =>
    resultOf(run, alone ? write : (text) => block.push(text)),
  );
  const finished = { name, result, seconds: (performance.now() - began) / 1000, processorSeconds };
  if (!alone) write(`\n── ${name}\n${block.join('')}`);
  if (result.state === 'failed') write(`${result.output.trimEnd()}\n`);
  write(`${line(finished)}\n`);
  return finished;
};

/** How many lines of a step that did not end are shown. */
const SHOWN_LINES = 60;

interface RunStepsOptions {
  /** After this time, the steps that still run have failed. They are not stopped. Without it they may take any time. */
  limitMinutes?: number;
}

/**
 * Runs all steps, even after one has failed, and prints a summary in the order of `steps`.
 * @returns whether no step failed
 */
export const runSteps = async (steps: Step[], { limitMinutes }: RunStepsOptions = {}): Promise<boolean> => {
  const lanes = [...new Set(steps.map(({ lane }) => lane))];
  const ends = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const waiting = new Set(steps);
  const finished = new Map<string, Finished>();
  const running = new Map<string, string[]>();
  const began = performance.now();
  for (const { prepare } of steps) await prepare?.();
  const isReady = ({ after = [] }: Step): boolean => after.every((name) => !ends.has(name) || finished.has(name));
  const nextOf = (lane: Lane): Step | undefined =>
    [...waiting].find((step) => step.lane === lane) ?? [...waiting].findLast(isReady);
  const runLane = async (lane: Lane): Promise<void> => {
    for (let step = nextOf(lane); step !== undefined; step = nextOf(lane)) {
      waiting.delete(step);
      for (const name of step.after ?? []) await ends.get(name)?.promise;
      const block: string[] = [];
      running.set(step.name, block);
      finished.set(step.name, await runStep(step, lanes.length === 1, block));
      running.delete(step.name);
      ends.get(step.name)?.resolve();
    }
  };
  const lanesEnd = Promise.all(lanes.map(runLane));
  if (limitMinutes === undefined) await lanesEnd;
  else if ((await Promise.race([lanesEnd, setTimeout(limitMinutes * 60_000, 'late')])) === 'late') {
    for (const [name, block] of running) {
      const output = block.join('').split('\n').slice(-SHOWN_LINES).join('\n');
      write(`\n── ${name}: the end of its output\n${output}\n`);
      const detail = `did not end within ${limitMinutes} minutes of the run`;
      finished.set(name, { name, result: { state: 'failed', output, detail }, seconds: 0, processorSeconds: 0 });
    }
  }
  const all = steps.flatMap(({ name }) => finished.get(name) ?? []);
  const count = (state: StepResult['state']) => all.filter(({ result }) => result.state === state).length;
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  write(`${formatFailures(all)}\nSummary\n${all.map(line).join('\n')}\n\n`);
  write(`steps: ${count('passed')} passed, ${count('failed')} failed, ${count('not run')} skipped in ${minutes} min\n`);
  return count('failed') === 0;
};
