import { setTimeout as wait } from 'node:timers/promises';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { Visit } from './addresses.ts';
import { type BrowserRun, SHELL_PAGE } from './browser-run.ts';
import { goBack, goForward } from './in-page.ts';
import { addLeaving } from './leave-by-history.ts';
import type { WatchedPage } from './open-page.ts';
import { hasLeft, waitForScreen, waitForShellScreen } from './screen.ts';
import type { Visitor } from './visitor.ts';

/** Delay of every response of the api. */
const LATE_MS = 1_200;

const delayApi = async ({ session }: WatchedPage): Promise<void> => {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void wait(LATE_MS)
      .then(() => session.send('Fetch.continueRequest', { requestId }))
      // The page may be closed by now, and the call with it.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
};

/** Checks that a screen renders before slow responses arrive, and that responses after unmount do no harm. */
export const checkWithSlowApi = async (
  owner: RegisteredVersion,
  { route, address, isPlaceholder }: Visit,
  visitor: Visitor,
  run: BrowserRun,
): Promise<void> => {
  const page = await run.open(visitor, { oneZone: true });
  const problems: string[] = [];
  try {
    await delayApi(page);
    await page.goto(`${new URL(run.shellUrl).origin}${address}`);
    const shown = await waitForScreen(page, { ...owner, address });
    if (shown.kind !== 'ready') problems.push(`the screen is not rendered (${shown.kind})`);
    // Mounts it while responses are pending, and unmounts it before they arrive.
    await addLeaving(page, SHELL_PAGE);
    await waitForShellScreen(page);
    await page.evaluate(goBack);
    await wait(LATE_MS / 4);
    await page.evaluate(goForward);
    if (!(await hasLeft(page, owner.name)))
      problems.push('it stays in the page when it is unmounted before the responses arrive');
    await wait(LATE_MS + 300);
    problems.push(...page.watch.take({ refusalsAllowed: isPlaceholder }));
  } finally {
    await page.close();
  }
  run.report.problems.push(...problems.map((problem) => `${route.path} with a slow api: ${problem}`));
};
