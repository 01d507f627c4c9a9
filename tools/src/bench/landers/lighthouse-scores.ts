import { chromiumLaunch } from '@pairwise/e2e/support';
import { chromium } from '@playwright/test';

import { median } from '../alternate.ts';
import { type Audited, auditPage, categories } from './audit-page.ts';

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
  let figures: Record<string, number | string> = {};
  for (const path of paths) {
    const audited: Audited[] = [];
    for (let run = 0; run < runs; run += 1) {
      const browser = await chromium.launch({ ...chromiumLaunch, executablePath: chromiumPath, args });
      try {
        audited.push(await auditPage(`${url}${path}`, port));
      } finally {
        await browser.close();
      }
    }
    figures = { ...figures, ...figuresOf(path, audited) };
  }
  return figures;
};
