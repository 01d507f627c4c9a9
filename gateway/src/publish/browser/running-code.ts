import type { DevToolsSession } from './devtools.ts';

/** How often functions ran, by `file.js: function`. */
export type Runs = Readonly<Record<string, number>>;

export interface RunningCode {
  /** Returns the functions of a name's published files that ran since the last call. */
  take: (name: string) => Promise<Runs>;
}

/** Returns the published name that an address of a file belongs to: `mf-chat`, `shell`; undefined for other addresses. */
export const ownerOfFile = (url: string): string | undefined => /\/remotes\/([a-z-]+)\//.exec(url)?.[1];

const fileOf = (url: string): string => url.split('/').at(-1) ?? '';

/** Counts in the engine which functions run. No function of the page is replaced for it. */
export const countRunningCode = async ({ send }: DevToolsSession): Promise<RunningCode> => {
  await send('Profiler.enable');
  await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    take: async (name) => {
      const { result } = await send('Profiler.takePreciseCoverage');
      const runs: Record<string, number> = {};
      for (const { url, functions } of result.filter((script) => ownerOfFile(script.url) === name)) {
        for (const { functionName, ranges } of functions) {
          const { count = 0, startOffset = 0 } = ranges[0] ?? {};
          const key = `${fileOf(url)}: ${functionName === '' ? `function at ${startOffset}` : functionName}`;
          if (count > 0) runs[key] = (runs[key] ?? 0) + count;
        }
      }
      return runs;
    },
  };
};
