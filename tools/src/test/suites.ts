import { rmSync } from 'node:fs';

import { build } from '../build.ts';
import { claims } from '../claims/index.ts';
import { runTool } from '../run-tool.ts';
import { PlainError } from '../settings.ts';
import { temporaryDataDir } from '../temporary-data-dir.ts';
import { builtFolders } from '../workspace.ts';
import { jestOn } from './jest-on.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVisual } from './visual.ts';
import type { Step } from './step.ts';
import { obtainChromium, obtainPostgres } from './system-packages.ts';

const buildStep: Step = {
  name: 'build, size budgets',
  run: async () => {
    try {
      await build(builtFolders());
      return { state: 'passed', detail: `${builtFolders().length} deployables` };
    } catch (error) {
      if (error instanceof PlainError) return { state: 'failed', output: error.message };
      throw error;
    }
  },
};

const unit: Step = { name: 'unit and api tests', run: () => jestOn('embedded', []) };

const apiOnSystemPostgres: Step = {
  name: 'api tests on the system PostgreSQL',
  run: async () => {
    const postgres = await obtainPostgres();
    if ('missing' in postgres) return { state: 'not run', detail: postgres.missing };
    return jestOn({ bin: postgres.path }, ['--selectProjects', 'node', '--testPathPatterns', 'api/(src|testing)/']);
  },
};

const visual: Step = { name: 'visual regression tests', run: () => runVisual([]) };

const journeys: Step = {
  name: 'journeys in chromium',
  run: async () => {
    const chromium = await obtainChromium();
    if ('missing' in chromium) return { state: 'not run', detail: chromium.missing };
    const dataDir = temporaryDataDir('journeys');
    const result = await runPlaywright([], { CHROMIUM: chromium.path, PRODUCT_DATA_DIR: dataDir });
    rmSync(dataDir, { recursive: true, force: true });
    return result;
  },
};

const proofs: Step = {
  name: 'claims, small size',
  run: async () => {
    const failed: string[] = [];
    for (const { id } of claims) {
      const { code } = await runTool(process.execPath, ['tools/src/commands/claim.ts', id], { echo: true });
      if (code !== 0) failed.push(id);
    }
    const detail = `${claims.length - failed.length} of ${claims.length} hold`;
    return failed.length === 0 ? { state: 'passed', detail } : { state: 'failed', output: failed.join(' '), detail };
  },
};

/** Suites that run the product's code. */
export const suites: Step[] = [buildStep, unit, apiOnSystemPostgres, visual, journeys, proofs];
