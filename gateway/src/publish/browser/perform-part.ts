import type { BrowserRun } from './browser-run.ts';
import { emptyReport } from './plan.ts';

/** What a part reports beside its problems. */
export interface PartOutcome {
  /** Whether the visitor got the screen. */
  isRendered: boolean;
  /** Calls to the api that the code of the candidate made. */
  calls: readonly string[];
}

/** Returns the paths of the candidate's files among requested addresses. */
const ownFiles = (requested: ReadonlySet<string>, { name, version }: BrowserRun['candidate']): string[] => {
  const folder = `/remotes/${name}/${version}/`;
  return [...requested].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
};

/**
 * Runs a part of the check and adds its findings to the report. Takes over the result of an earlier version instead when all
 * files that the part needs are the same.
 * @param perform runs the part with a report of its own
 */
export const performPart = async (
  run: BrowserRun,
  part: string,
  perform: (own: BrowserRun) => Promise<PartOutcome>,
): Promise<PartOutcome & { hasProblem: boolean }> => {
  const { plan, report, candidate, onPart } = run;
  const known = plan.known[part];
  if (known) {
    onPart();
    report.known += 1;
    report.rendered.push(...known.rendered);
    report.notes.push(...known.notes);
    report.mounts += known.mounts;
    return { isRendered: known.rendered.length > 0, calls: known.calls, hasProblem: false };
  }
  const own = emptyReport();
  const requested = new Set<string>();
  const outcome = await perform({
    ...run,
    report: own,
    open: (visitor, opening) => run.open(visitor, { ...opening, onRequest: (path) => requested.add(path) }),
  });
  onPart();
  report.problems.push(...own.problems);
  report.notChecked.push(...own.notChecked);
  report.notes.push(...own.notes);
  report.rendered.push(...own.rendered);
  report.mounts += own.mounts;
  const hasProblem = own.problems.length > 0;
  if (!hasProblem && own.notChecked.length === 0) {
    const { rendered, notes, mounts } = own;
    const result = { rendered, notes, mounts, calls: [...outcome.calls] };
    report.finished.push({ part, files: ownFiles(requested, candidate), result });
  }
  return { ...outcome, hasProblem };
};
