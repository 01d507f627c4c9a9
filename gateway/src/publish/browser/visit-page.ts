import { languages } from '@pairwise/contracts/languages';
import { prerenderedFile } from '@pairwise/contracts/prerendered';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import type { BrowserRun } from './browser-run.ts';
import { checkDocument } from './check-document.ts';
import { readPath } from './in-page.ts';
import type { WatchedPage } from './open-page.ts';
import { beforeDocument } from './navigate.ts';
import { waitForScreen } from './screen.ts';
import { findSecretFields } from './secret-fields.ts';
import type { Visitor } from './visitor.ts';

export interface VisitResult {
  isRendered: boolean;
  /** Calls to the api that the code of the candidate made. */
  calls: string[];
}

export interface VisitOptions {
  /** How far the page's clock is ahead, in milliseconds. */
  laterMs?: number;
  /** Added to the titles of problems. */
  when?: string;
}

/** Gives a page a clock that is ahead before its document is loaded. */
const startLater = ({ session, goto, startClock }: WatchedPage, url: string, laterMs: number): Promise<void> =>
  beforeDocument(
    session,
    () => goto(url),
    () => startClock(laterMs),
  );

/** A main thread that is busy for longer makes a page useless. */
const MAX_TASK_MS = 2_000;

const GOOD_LAYOUT_SHIFT = 0.25;

/** Whether visitors get the screen as the build has rendered it. The pages of a run have only what the code renders. */
const isPrerendered = ({ files }: RegisteredVersion, { route: { screen } }: Visit): boolean =>
  languages.some((language) => files.some(({ path }) => path === prerenderedFile(`screen-${screen}`, language)));

/** Opens the address once more and returns its longest task: on a busy machine a good page may have to wait once. */
const longestTaskAgain = async (
  owner: RegisteredVersion,
  visit: Visit,
  visitor: Visitor,
  run: BrowserRun,
  { laterMs }: VisitOptions,
): Promise<number> => {
  const page = await run.open(visitor);
  try {
    if (laterMs !== undefined) await startLater(page, run.urlOf(visit), laterMs);
    await page.goto(run.urlOf(visit));
    await waitForScreen(page, { name: owner.name, version: owner.version, address: visit.address });
    return (await checkDocument(page, visit.route.layout, run)).longestTaskMs;
  } finally {
    await page.close();
  }
};

/** Opens an address as a new document and stays on it for a while. */
export const visitPage = async (
  owner: RegisteredVersion,
  visit: Visit,
  visitor: Visitor,
  run: BrowserRun,
  options: VisitOptions = {},
): Promise<VisitResult> => {
  const { laterMs, when = '' } = options;
  const { report, plan } = run;
  const { route, address, isPlaceholder } = visit;
  const title = `${plan.name === 'shell' ? `${owner.name} ` : ''}${route.path}${when}`;
  const page = await run.open(visitor);
  try {
    if (laterMs !== undefined) await startLater(page, run.urlOf(visit), laterMs);
    const status = await page.goto(run.urlOf(visit));
    if (status !== 200) {
      report.notChecked.push(`${title}: the page could not be loaded (${status ?? 'no response'})`);
      return { isRendered: false, calls: [] };
    }
    let shown = await waitForScreen(page, { name: owner.name, version: owner.version, address });
    const found = await checkDocument(page, shown.kind === 'elsewhere' ? undefined : route.layout, run);
    // A screen may lead on when its data has arrived.
    const path = await page.evaluate(readPath);
    if (shown.kind === 'ready' && path !== address) shown = { kind: 'elsewhere', address: path };
    const problems = [
      ...found.problems,
      ...(plan.name !== 'shell' && route.zone === 'site' ? await findSecretFields(page) : []),
      ...page.watch.take({ refusalsAllowed: isPlaceholder }),
    ];
    if (found.longestTaskMs > MAX_TASK_MS) {
      const ms = Math.min(found.longestTaskMs, await longestTaskAgain(owner, visit, visitor, run, options));
      if (ms > MAX_TASK_MS) problems.push(`it blocks the page for ${Math.round(ms)} ms without a break`);
    }
    if (shown.kind === 'elsewhere' && when === '')
      report.notes.push(`${title} redirects to ${shown.address}, so its screen was not checked`);
    if (shown.kind === 'late') problems.unshift('its screen does not render');
    if (shown.kind === 'failed') problems.unshift('the page shows an error in place of the screen');
    if (shown.kind === 'ready' && when === '') report.rendered.push(title);
    report.problems.push(...problems.map((problem) => `${title}: ${problem}`));
    if (found.layoutShift > GOOD_LAYOUT_SHIFT && !isPrerendered(owner, visit))
      report.notes.push(`${title}: its layout shifts by ${found.layoutShift.toFixed(2)}`);
    return { isRendered: shown.kind === 'ready', calls: found.calls };
  } finally {
    await page.close();
  }
};
