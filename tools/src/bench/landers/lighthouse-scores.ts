import { chromiumLaunch } from '@pairwise/e2e/support';
import { chromium } from '@playwright/test';

import { CommandError } from '../../settings.ts';
import { median } from '../alternate.ts';
import { type Audited, auditPage, categories } from './audit-page.ts';
import { measureProcessor } from './processor-slowdown.ts';

const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

const figuresOf = (path: string, audited: readonly Audited[]): Record<string, number | string> => {
  const scores = categories.map((category) => [
    `Lighthouse, ${path}: ${category}, median (target ≥ ${targets[category]})`,
    median(audited.map(({ scores: of }) => of[category])),
  ]);
  const failed = [...new Set(audited.flatMap((each) => each.failed))];
  return {
    ...Object.fromEntries(scores),
    ...(failed.length > 0 && { [`Lighthouse, ${path}: failed`]: failed.join('; ') }),
  };
};

/** Attempts in addition to the runs, for those that Lighthouse did not record. */
const MORE_ATTEMPTS = 2;

export interface LighthouseOptions {
  /** The origin. */
  url: string;
  paths: readonly string[];
  /** How often each page is audited. */
  runs: number;
  /** That of the DevTools of the browser. */
  port: number;
  chromiumPath: string;
}

/** Returns Lighthouse's scores of first visits, each with a browser of its own. */
export const lighthouseScores = async (options: LighthouseOptions): Promise<Record<string, number | string>> => {
  const { url, paths, runs, port, chromiumPath } = options;
  const args = [...chromiumLaunch.args, `--remote-debugging-port=${port}`];
  const { index, slowdown } = await measureProcessor(chromiumPath);
  let figures: Record<string, number | string> = {
    "Lighthouse: slow-down of the processor (this machine's BenchmarkIndex)": `${slowdown} (${index})`,
  };
  for (const path of paths) {
    const audited: Audited[] = [];
    for (let attempt = 0; audited.length < runs; attempt += 1) {
      if (attempt === runs + MORE_ATTEMPTS) throw new CommandError(`Lighthouse could not record ${url}${path}`);
      const browser = await chromium.launch({ ...chromiumLaunch, executablePath: chromiumPath, args });
      try {
        const one = await auditPage(`${url}${path}`, { port, slowdown });
        if (one) audited.push(one);
      } finally {
        await browser.close();
      }
    }
    figures = { ...figures, ...figuresOf(path, audited) };
  }
  return figures;
};
