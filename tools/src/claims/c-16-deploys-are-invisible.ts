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

/**
 * An attempt that took longer than its 4 s. Twenty browsers on two cores can starve one another of that time, whatever is
 * deployed; the shell tries again, or loads the page anew, once (ERR-03), which `worstMinute` holds to its limit. A file
 * that was answered wrongly, refused or not there is told in other words, and is a trouble; so is a screen that does not
 * come in the end (`failed`).
 */
const tookTooLong = (complaint: string): boolean =>
  /ChunkLoadError: Loading chunk \S+ failed\.\s*\(timeout:|TimeoutError: \S+ \S+ did not load within/.test(complaint);

/** Everything that somebody would have noticed; empty when the deploys were invisible. */
const noticed = ({ load, failed, worstMinute, complaints }: Measured): string[] => [
  ...load.failures,
  ...failed,
  ...(worstMinute > 1 ? [`a tab was loaded anew ${worstMinute} times within 60 s`] : []),
  ...complaints.filter((complaint) => !tookTooLong(complaint)),
];

/** C-16: deploys and rollbacks under load, with people in the pages, and nobody notices. */
export const deploysAreInvisible: Claim = {
  id: 'C-16',
  title: 'deploys and rollbacks are invisible',
  prove: async ({ size, seed, log }) => {
    const { browser, dataDir, folder, stop } = await startRunningProduct({ purpose: 'c-16', port: PORT, log });
    // Straight to the gateway, without the door at which things can be made to fail.
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

      // The control: the same people and the same load, and deploys that take the old files away.
      log('Control: the same with deploys that delete what they replace …');
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

      const troubles = noticed(result);
      return {
        // A run that tried nothing would hold, too.
        holds: troubles.length === 0 && result.lateLoads >= result.patientTabs && result.deploysOutlived >= 10,
        counts: {
          deploys: plan.deploys,
          rollbacks: plan.rollbacks,
          'requests of the load (pages, files)': `${load.sent} (${load.pages}, ${load.files})`,
          'answers by status': JSON.stringify(load.statuses),
          'answer within, ms (p50, p99)': `${load.p50}, ${load.p99}`,
          'navigations in browsers': result.navigations,
          'navigations failed': result.failed.length,
          'tabs left open for ten deploys and more': result.patientTabs,
          'remotes they loaded first after being replaced': result.lateLoads,
          'reloads nobody asked for': result.reloads,
          'of one tab within 60 s, at most': result.worstMinute,
          'console complaints': result.complaints.length,
          'of these: an attempt that took over 4 s': result.complaints.filter(tookTooLong).length,
          first: troubles[0] ?? '-',
        },
        control: {
          what: `deploys that delete the files they replace: ${broken.load.failed} of ${broken.load.sent} requests and ${broken.failed.length} of ${broken.navigations} navigations failed`,
          caught: broken.load.failed > 0 && broken.failed.length > 0,
        },
      };
    } finally {
      await stop();
    }
  },
};
