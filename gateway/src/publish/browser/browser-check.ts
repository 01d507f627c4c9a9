import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Check } from '../../registry/index.ts';
import { childEnvironment } from '../../env.ts';
import { type Candidate, shortened } from '../candidate.ts';
import { cacheReport, readCachedReport } from './report-cache.ts';
import { detectIsolation } from '../isolation/isolation.ts';
import { type BrowserTask, type Plan, type Report, report as reportShape } from './plan.ts';

const id = 'browser';

/** Additional time for the child process, to start and to close the browser. */
const GRACE_MS = 15_000;
const MAX_ERROR_TEXT = 300;

/** Runs the browser in a child process, so that a page cannot harm the gateway. */
const runChild = (plan: Plan): Promise<Report> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run.ts')], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: childEnvironment(),
    });
    let [output, errors] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    const timer = setTimeout(() => child.kill('SIGTERM'), plan.timeMs + GRACE_MS);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      try {
        if (code !== 0) throw new Error(signal ? 'it took too long' : errors.trim().slice(-MAX_ERROR_TEXT));
        resolve(reportShape.parse(JSON.parse(output)));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    // The pipe stays open while this process runs. When it closes, the child ends (run.ts).
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify(plan)}\n`);
  });

/** Converts the report of a run to the result of the check. */
export const checkOfReport = ({ problems, notChecked, notes, rendered, mounts }: Report): Check => {
  if (problems.length > 0) return { id, verdict: 'failed', reason: shortened([...new Set(problems)]) };
  if (notChecked.length > 0) return { id, verdict: 'not run', reason: shortened(notChecked) };
  if (rendered.length === 0)
    return { id, verdict: 'not run', reason: shortened(['none of its screens could be visited', ...notes]) };
  const summary = `${rendered.length} screens rendered (${shortened(rendered)})${mounts > 0 ? `; mounted and unmounted ${mounts} times without leaks` : ''}`;
  return notes.length > 0
    ? { id, verdict: 'warned', reason: `${summary}. But ${shortened(notes)}.` }
    : { id, verdict: 'passed', reason: `${summary}.` };
};

/**
 * Runs the candidate in a real browser: a remote with the live shell, a shell with every live remote. A passed result
 * is cached by the content of the files.
 */
export const browserCheck = async (candidate: Candidate, plan: BrowserTask): Promise<Check> => {
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
    const report = await runChild({ ...plan, isolation });
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
