import { skipEntryWarning } from '@pairwise/e2e/support';

import { prepareDeploys } from './c-16/deployer.ts';
import { measure, type Measured } from './c-16/measure.ts';
import type { Claim } from './claim.ts';
import { logInDirectly } from './support/person.ts';
import { seeded } from './support/random.ts';
import { startRunningProduct } from './support/running-product.ts';

const PORT = 4730;

const sizes = {
  small: { deploys: 12, rollbacks: 3, browsers: 4, perSecond: 20, pause: 1_500 },
  full: { deploys: 50, rollbacks: 10, browsers: 20, perSecond: 50, pause: 3_000 },
};

/** The largest share of the load that may be refused because the machine is busy. */
const MOST_SHED = 0.05;

/**
 * Returns whether a complaint is about an attempt to load that took longer than 4 s. Twenty browsers on two cores may cause
 * that without any deploy. The shell then tries again or reloads the page once (ERR-03), and `worstMinute` limits that. A
 * wrong, refused or missing file has another message and counts as a problem, as does a screen that never loads (`failed`).
 */
const tookTooLong = (complaint: string): boolean =>
  /ChunkLoadError: Loading chunk \S+ failed\.\s*\(timeout:|TimeoutError: \S+ \S+ did not load within/.test(complaint);

/** Returns everything that a visitor would have noticed. */
const problemsOf = ({ load, failed, worstMinute, complaints }: Measured): string[] => [
  ...load.failures,
  ...failed,
  ...(worstMinute > 1 ? [`a tab was reloaded ${worstMinute} times within 60 s`] : []),
  ...complaints.filter((complaint) => !tookTooLong(complaint)),
];

/**
 * Proves C-16: visitors notice no deploy and no rollback, also under load. A navigation from a page with a version that was
 * rolled back loads a document, once.
 */
export const deploysAreInvisible: Claim = {
  id: 'C-16',
  title: 'deploys and rollbacks are invisible',
  inBrowser: true,
  prove: async ({ size, seed, log }) => {
    const { browser, dataDir, folder, stop } = await startRunningProduct({ purpose: 'c-16', port: PORT, log });
    // The address of the gateway itself, without the fault proxy.
    const url = `http://localhost:${PORT}`;
    try {
      const context = await browser.newContext();
      await skipEntryWarning(context);
      await logInDirectly(context, url);
      const member = await context.storageState();
      await context.close();
      const common = { url, browser, member, random: seeded(seed), log };

      const plan = sizes[size];
      const deployer = prepareDeploys({ dataDir, folder, deploys: plan.deploys, mark: `${seed}` });
      const result = await measure({ ...common, ...plan, deployer });
      const { load } = result;

      // Negative control: the same visitors and load, with deploys that delete the old files.
      log('Control: the same with deploys that delete the files they replace …');
      const careless = prepareDeploys({ dataDir, folder, deploys: 6, mark: `${seed}-control`, deletesOldFiles: true });
      const broken = await measure({
        ...common,
        deployer: careless,
        deploys: 6,
        rollbacks: 0,
        browsers: 2,
        perSecond: 40,
        pause: 1_000,
      });

      const problems = problemsOf(result);
      const noticed = problemsOf({ ...broken, load: { ...broken.load, failures: [] } });
      return {
        // A run without late loads proves nothing, nor does one in which little was served.
        holds:
          problems.length === 0 &&
          result.lateLoads >= result.patientTabs &&
          result.deploysOutlived >= 10 &&
          load.shed <= load.sent * MOST_SHED,
        counts: {
          deploys: plan.deploys,
          rollbacks: plan.rollbacks,
          'requests of the load (pages, files)': `${load.sent} (${load.pages}, ${load.files})`,
          'responses by status': JSON.stringify(load.statuses),
          'of these: refused to shed load': load.shed,
          'response times, ms (p50, p99)': `${load.p50}, ${load.p99}`,
          'navigations in browsers': result.navigations,
          'navigations failed': result.failed.length,
          'tabs left open for ten or more deploys': result.patientTabs,
          'remotes first loaded in them after being replaced': result.lateLoads,
          'navigations that left a version that was rolled back': result.left,
          'unexpected reloads': result.reloads,
          'of one tab within 60 s, at most': result.worstMinute,
          'console complaints': result.complaints.length,
          'of these: an attempt that took over 4 s': result.complaints.filter(tookTooLong).length,
          first: problems[0] ?? '-',
        },
        control: {
          what: `deploys that delete the files they replace: ${broken.load.failed} of ${broken.load.sent} requests and ${broken.failed.length} of ${broken.navigations} navigations failed, ${noticed.length} problems in tabs`,
          caught: broken.load.failed > 0 && noticed.length > 0,
        },
      };
    } finally {
      await stop();
    }
  },
};
