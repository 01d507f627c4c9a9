import lighthouse from 'lighthouse';

import { CommandError } from '../../settings.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** From 0 to 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Titles of the audits that a page passes or fails, and that this one failed. */
  failed: string[];
}

/**
 * Audits a page with Lighthouse as it does by default: on a phone, with a simulated slow network and processor.
 * @param port that of the DevTools of a browser that has no page in its cache
 * @throws {CommandError} when Lighthouse could not load the page
 */
export const auditPage = async (url: string, port: number): Promise<Audited> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
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
