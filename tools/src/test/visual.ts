import { runPlaywright } from './run-playwright.ts';
import type { StepResult } from './step.ts';
import { obtainChromium } from './system-packages.ts';

/**
 * Runs the visual regression tests of `e2e/visual` in Debian's chromium: compares every component with its reference
 * pictures.
 */
export const runVisual = async (args: string[]): Promise<StepResult> => {
  const chromium = await obtainChromium();
  if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
  return runPlaywright(['--config', 'visual.config.ts', ...args], { CHROMIUM: chromium.path });
};
