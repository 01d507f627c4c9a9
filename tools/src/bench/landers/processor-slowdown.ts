import { chromiumLaunch } from '@pairwise/e2e/support';
import { chromium } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

import { median } from '../alternate.ts';

/** How fast this machine is, and how much slower the phone is. */
export interface Processor {
  /** Lighthouse's own measure, its BenchmarkIndex. */
  index: number;
  /** How many times longer than here all code takes on a phone. */
  slowdown: number;
}

/**
 * BenchmarkIndex of the phone that Lighthouse simulates. Its default slows a fast desktop, with an index of 1,750, down four
 * times. For other machines its documentation recommends another factor (docs/throttling.md).
 */
const PHONE_INDEX = 1_750 / 4;

/**
 * A single measurement differs from the next by up to a half. Each has a new page, as in Lighthouse: code that is run often
 * gets faster.
 */
const MEASUREMENTS = 7;

/** Measures this machine in a browser, and returns the slow-down that makes it as slow as that phone. */
export const measureProcessor = async (chromiumPath: string): Promise<Processor> => {
  const browser = await chromium.launch({ ...chromiumLaunch, executablePath: chromiumPath });
  try {
    const indexes: number[] = [];
    for (let nth = 0; nth < MEASUREMENTS; nth += 1) {
      const page = await browser.newPage();
      indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
      await page.context().close();
    }
    const index = Math.round(median(indexes));
    return { index, slowdown: Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10) };
  } finally {
    await browser.close();
  }
};
