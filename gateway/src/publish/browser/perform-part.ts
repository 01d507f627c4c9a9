import type { BrowserRun } from './browser-run.ts';
import { placeOfPart } from './parts.ts';
import { emptyReport, type Plan } from './plan.ts';

/** What a part reports beside its problems. */
export interface PartOutcome {
  /** Whether the visitor got the screen. */
  isRendered: boolean;
  /** Calls to the api that the code of the candidate made. */
  calls: readonly string[];
  /** False when a later version may not take the result over, because something was not there to be checked. */
  isComplete?: boolean;
}

/** What a part uses of a run itself. */
interface PartRun extends Pick<BrowserRun, 'report' | 'candidate' | 'open' | 'widgetLanguages' | 'onPart'> {
  plan: Pick<Plan, 'known'>;
}

/** Returns the paths of the candidate's files among requested addresses. */
const ownFiles = (requested: ReadonlySet<string>, { name, version }: BrowserRun['candidate']): string[] => {
  const folder = `/remotes/${name}/${version}/`;
  return [...requested].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
};

/** Returns the widgets of the candidate whose files are all among its requested ones. */
const widgetsAmong = (files: readonly string[], { widgetFiles }: BrowserRun['candidate']): string[] =>
  Object.entries(widgetFiles)
    .filter(([, own]) => own.every((file) => files.includes(file)))
    .map(([name]) => name);

/** Remembers that a page has loaded widgets in the language of its part. */
const addWidgets = ({ widgetLanguages }: PartRun, part: string, widgets: readonly string[]): void => {
  for (const name of widgets) {
    const seen = widgetLanguages.get(name) ?? new Set();
    widgetLanguages.set(name, seen.add(placeOfPart(part).language));
  }
};

/**
 * Runs a part of the check and adds its findings to the report. Takes over the result of an earlier version instead when all
 * files that the part needs are the same.
 * @param perform runs the part with a report of its own
 */
export const performPart = async <Run extends PartRun>(
  run: Run,
  part: string,
  perform: (own: Run) => Promise<PartOutcome>,
): Promise<PartOutcome & { hasProblem: boolean }> => {
  const { plan, report, candidate, onPart } = run;
  const known = plan.known[part];
  if (known) {
    onPart();
    report.known += 1;
    report.rendered.push(...known.rendered);
    report.notes.push(...known.notes);
    report.mounts += known.mounts;
    addWidgets(run, part, known.widgets);
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
  const files = ownFiles(requested, candidate);
  const widgets = widgetsAmong(files, candidate);
  addWidgets(run, part, widgets);
  const hasProblem = own.problems.length > 0;
  if (!hasProblem && own.notChecked.length === 0 && outcome.isComplete !== false) {
    const { rendered, notes, mounts } = own;
    report.finished.push({ part, files, result: { rendered, notes, mounts, calls: [...outcome.calls], widgets } });
  }
  return { ...outcome, hasProblem };
};
