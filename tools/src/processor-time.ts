import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second in /proc, on every machine (`USER_HZ`). */
const TICKS_PER_SECOND = 100;

/**
 * Returns the processor time in seconds of all ended children of this process and of their children. 0 where the system
 * has no `/proc`.
 */
const ofEndedChildren = (): number => {
  let stat: string;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return 0;
  }
  // The second field is the program's name in brackets and may contain spaces. Fields 16 and 17 are cutime and cstime.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
};

let counted = ofEndedChildren();

/** Returns what `ofEndedChildren` has grown since the last call. */
const takeNew = (): number => {
  const all = ofEndedChildren();
  const added = all - counted;
  counted = all;
  return added;
};

interface Meter {
  seconds: number;
}

const meters = new AsyncLocalStorage<Meter>();

/** Adds the processor time of a child that has just ended to the measured work that started it. */
export const countEndedChild = (): void => {
  const added = takeNew();
  const meter = meters.getStore();
  if (meter !== undefined) meter.seconds += added;
};

/**
 * Runs `work` and measures the processor time of the programs that it runs with `runTool`, even while other work runs
 * beside it.
 */
export const measureProcessorTime = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; processorSeconds: number }> => {
  const meter: Meter = { seconds: 0 };
  const result = await meters.run(meter, async () => {
    const ended = await work();
    // Children that did not run by `runTool`, such as a database server.
    countEndedChild();
    return ended;
  });
  return { result, processorSeconds: meter.seconds };
};
