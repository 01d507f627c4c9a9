import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { readGateEnv } from '../../env.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { notIsolated } from '../isolation/isolation.ts';
import { launchBrowser } from './launch-browser.ts';
import { startClock } from './virtual-time.ts';

const { chromium } = readGateEnv();

(existsSync(chromium) ? describe : describe.skip)('in a browser', () => {
  test('PLAT-04 the clock of a page skips time, and almost stands still when it is slowed down', async () => {
    const { devTools, close } = await launchBrowser({ chromium, dataDir: temporaryFolder(), isolation: notIsolated });
    try {
      const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
      const session = devTools.session(sessionId);
      const pageTime = async (): Promise<number> => {
        const { result } = await session.send('Runtime.evaluate', { expression: 'Date.now()' });
        return Number(result.value);
      };
      const clock = await startClock(session, 0, () => false);
      const began = await pageTime();
      await wait(1_000);
      // Control: at its own pace.
      expect((await pageTime()) - began).toBeGreaterThan(200);
      await clock.pass(60_000);
      clock.slowDown();
      const skipped = await pageTime();
      expect(skipped - began).toBeGreaterThan(60_000);
      await wait(2_000);
      // At most one step of the pace before, and 1 ms for each 50 ms.
      expect((await pageTime()) - skipped).toBeLessThan(200);
      clock.stop();
    } finally {
      await close();
    }
  }, 60_000);
});
