import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ToolResult } from '../run-tool.ts';

export interface ReportedResult extends ToolResult {
  /** The parsed JSON report; undefined when the runner ended before it wrote one. */
  report: unknown;
}

/** Runs a test runner with a temporary file for its JSON report, and returns the parsed report. */
export const runWithReport = async (run: (reportFile: string) => Promise<ToolResult>): Promise<ReportedResult> => {
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-report-'));
  const file = join(folder, 'report.json');
  try {
    const result = await run(file);
    const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return { ...result, report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
