import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Check } from '../../registry/index.ts';
import { type Candidate, shortened } from '../candidate.ts';
import { cacheReport, readCachedReport } from './report-cache.ts';
import { detectIsolation } from '../isolation/isolation.ts';
import { openKnownParts } from './known-parts.ts';
import { type BrowserTask, outputLine, type PartProgress, type Plan, type Report } from './plan.ts';
import { runChild } from './run-child.ts';
import { withSources } from './source-places.ts';

const id = 'browser';

/** Additional time for the child process, to start and to close the browser. */
const GRACE_MS = 15_000;

/** Runs the plan in a child process, and returns its report. */
const runPlan = async (plan: Plan, onProgress: (progress: PartProgress) => void): Promise<Report> => {
  let report: Report | undefined;
  await runChild({
    script: path.join(import.meta.dirname, 'run.ts'),
    task: plan,
    limitMs: plan.timeMs + GRACE_MS,
    onLine: (line) => {
      const output = outputLine.parse(line);
      if ('report' in output) ({ report } = output);
      else onProgress(output.progress);
    },
  });
  if (!report) throw new Error('it has no report');
  return report;
};

/** Converts the report of a run to the result of the check. */
export const checkOfReport = ({ problems, notChecked, notes, rendered, mounts, known, finished }: Report): Check => {
  if (problems.length > 0) return { id, verdict: 'failed', reason: shortened([...new Set(problems)]) };
  if (notChecked.length > 0) return { id, verdict: 'not run', reason: shortened(notChecked) };
  if (rendered.length === 0)
    return { id, verdict: 'not run', reason: shortened(['none of its screens could be visited', ...notes]) };
  const mounted = mounts > 0 ? `; mounted and unmounted ${mounts} times without leaks` : '';
  const before =
    known > 0 ? `; ${known} of ${known + finished.length} parts ran for an earlier version with the same files` : '';
  const summary = `${rendered.length} screens rendered (${shortened(rendered)})${mounted}${before}`;
  return notes.length > 0
    ? { id, verdict: 'warned', reason: `${summary}. But ${shortened(notes)}.` }
    : { id, verdict: 'passed', reason: `${summary}.` };
};

/**
 * Runs the candidate in a real browser: a remote with the live shell, a shell with every live remote. A passed result
 * is cached by the content of the files.
 */
export const browserCheck = async (
  candidate: Candidate,
  plan: BrowserTask,
  onProgress: (progress: PartProgress) => void = () => undefined,
): Promise<Check> => {
  const cached = readCachedReport(candidate, plan);
  if (cached) {
    const check = checkOfReport(cached);
    return { ...check, reason: `${check.reason} (Cached: these files have run with this shell before.)` };
  }
  if (!existsSync(plan.chromium)) {
    return { id, verdict: 'not run', reason: `No browser is installed at ${plan.chromium}. Set CHROMIUM.` };
  }
  try {
    const isolation = await detectIsolation(plan.dataDir, plan.chromium);
    const parts = await openKnownParts(candidate, plan);
    const reported = await runPlan({ ...plan, isolation, known: parts.results }, onProgress);
    parts.keep(reported.finished);
    const report = { ...reported, problems: await withSources(reported.problems, candidate) };
    const check = checkOfReport(report);
    if (check.verdict === 'passed' || check.verdict === 'warned') cacheReport(candidate, plan, report);
    return { ...check, reason: [check.reason, ...isolation.problems].join(' ') };
  } catch (error) {
    return {
      id,
      verdict: 'not run',
      reason: `The run in the browser failed: ${error instanceof Error ? error.message : String(error)}.`,
    };
  }
};
