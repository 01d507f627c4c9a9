import { runTool, type ToolResult } from '../run-tool.ts';

interface TurboOptions {
  print: (text: string) => void;
  /** How many tasks run side by side. */
  concurrency?: number;
  filters?: string[];
  env?: Record<string, string | undefined>;
  /** Passes output on as it is written, instead of in one block when a task ends. For a task of one package. */
  stream?: boolean;
}

/** Runs tasks of `turbo.json`. Turbo skips those whose inputs have not changed since they last passed. */
export const runTurbo = (
  tasks: string[],
  { print, concurrency = 2, filters = [], env = {}, stream = false }: TurboOptions,
): Promise<ToolResult> =>
  runTool(
    'turbo',
    [
      'run',
      ...tasks,
      ...filters.map((filter) => `--filter=${filter}`),
      `--concurrency=${concurrency}`,
      '--continue',
      '--env-mode=loose',
      `--log-order=${stream ? 'stream' : 'grouped'}`,
      '--output-logs=new-only',
      '--no-update-notifier',
    ],
    { print, env },
  );
