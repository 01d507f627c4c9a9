import lighthouse from 'lighthouse';

import { CommandError } from '../../settings.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** From 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Titles of the audits that a page passes or fails, and that this one failed. */
  failed: string[];
}

/** What Lighthouse calls its own failure to record the first moments of a page. It has then seen nothing of the page. */
const NOT_RECORDED = 'NO_NAVSTART';

export interface AuditOptions {
  /** That of the DevTools of a browser that has no page in its cache. */
  port: number;
  /** How many times slower the simulated phone is than this machine (`measureProcessor`). */
  slowdown: number;
}

/**
 * Audits a page with Lighthouse as it does by default, on a phone with a simulated slow network, and with a processor of the
 * same speed on every machine.
 * @returns undefined when Lighthouse could not record the page
 * @throws {CommandError} when Lighthouse could not load the page
 */
export const auditPage = async (url: string, { port, slowdown }: AuditOptions): Promise<Audited | undefined> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (result?.lhr.runtimeError?.code === NOT_RECORDED) return undefined;
  if (!result || result.lhr.runtimeError) {
    throw new CommandError(`Lighthouse could not audit ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  }
  const { lhr } = result;
  const scoreOf = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  );
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    failed: failed.map(({ title }) => title),
  };
};
