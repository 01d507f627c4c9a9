/** How one step of the test run ended. `detail` is what the summary shows beside its name. */
export type StepResult =
  | { state: 'passed'; detail?: string }
  | { state: 'failed'; output: string; detail?: string }
  | { state: 'not run'; detail: string };

export interface Step {
  name: string;
  run(): Promise<StepResult>;
}

interface Finished {
  name: string;
  result: StepResult;
  seconds: number;
}

const mark = { passed: '✓', failed: '✗', 'not run': '–' } as const;

const line = ({ name, result, seconds }: Finished): string =>
  `  ${mark[result.state]} ${name.padEnd(34)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${result.detail ?? ''}`;

/**
 * Runs all steps in order, none skipped because another failed, and prints a summary at the end.
 * @returns true when nothing failed
 */
export const runSteps = async (steps: Step[]): Promise<boolean> => {
  const finished: Finished[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const began = performance.now();
    const result = await step.run();
    const seconds = (performance.now() - began) / 1000;
    if (result.state === 'failed') console.log(result.output.trimEnd());
    finished.push({ name: step.name, result, seconds });
    console.log(line({ name: step.name, result, seconds }));
  }
  const count = (state: StepResult['state']) => finished.filter(({ result }) => result.state === state).length;
  console.log(`\nSummary\n${finished.map(line).join('\n')}\n`);
  console.log(`steps: ${count('passed')} passed, ${count('failed')} failed, ${count('not run')} skipped`);
  return count('failed') === 0;
};
