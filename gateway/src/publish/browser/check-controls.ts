import { setTimeout as wait } from 'node:timers/promises';

import type { Layout } from '@pairwise/contracts/remote';

import { readControls } from './in-page.ts';
import { hostsOf } from './members.ts';
import type { WatchedPage } from './open-page.ts';
import type { Plan } from './plan.ts';

const objectGroup = 'gate-controls';

/** Runs in the isolated world, on what is painted at a point. */
const isOfBar = `function () {
  const element = this.closest ? this : this.parentElement;
  return element?.closest('#top, nav') != null && element.closest('#outlet') == null;
}`;

/** Whether what is painted at a point belongs to the shell's bar, also under an element that lets the mouse through. */
const isBarAt = async ({ session, contextId }: WatchedPage, x: number, y: number): Promise<boolean> => {
  const { backendNodeId } = await session.send('DOM.getNodeForLocation', {
    x: Math.round(x),
    y: Math.round(y),
    includeUserAgentShadowDOM: false,
    ignorePointerEventsNone: true,
  });
  const { object } = await session.send('DOM.resolveNode', {
    backendNodeId,
    executionContextId: await contextId(),
    objectGroup,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: isOfBar,
    returnByValue: true,
  });
  return result.value === true;
};

/** The shell may render its bar after the screen, and images that load move what is below them. */
const BAR_MS = 5_000;
const POLL_MS = 100;
/** After a sample with a problem so many good ones in a row, at uneven intervals: code may restore the bar for a moment. */
const GOOD_SAMPLES = 6;

interface Found {
  /** Nothing but the candidate leads a link of the bar to another site. */
  links: string[];
  /** What may also be wrong while the page still loads. */
  temporary: string[];
}

const problemsOf = async (page: WatchedPage, origins: readonly string[], isExpected: boolean): Promise<Found> => {
  const { all, shown } = await page.evaluate(readControls);
  if (all === 0) return { links: [], temporary: isExpected ? ["the shell's bar is missing"] : [] };
  if (shown.length === 0) return { links: [], temporary: ["the shell's bar cannot be seen"] };
  const links: string[] = [];
  const temporary: string[] = [];
  for (const { name, origin, x, y, isVisible } of shown) {
    if (origin !== '' && !origins.includes(origin)) links.push(`"${name}" of the shell's bar leads to ${origin}`);
    const isOnTop = await isBarAt(page, x, y).catch(() => false);
    if (!isVisible) temporary.push(`"${name}" of the shell's bar cannot be seen`);
    else if (!isOnTop) temporary.push(`"${name}" of the shell's bar is covered`);
  }
  await page.session.send('Runtime.releaseObjectGroup', { objectGroup });
  return { links, temporary };
};

/**
 * Checks that navigation, languages, login or the account menu are visible, on top, can be pressed, and lead to the product.
 * Samples again while the page may still load.
 * @param layout that of the page's route; undefined when the screen led on to another page
 */
export const checkControls = async (
  page: WatchedPage,
  plan: Pick<Plan, 'zones' | 'host' | 'https'>,
  layout: Layout | undefined,
): Promise<string[]> => {
  const origins = Object.values(hostsOf(plan)).map((host) => `${plan.https ? 'https' : 'http'}://${host}`);
  // The layout of chats has no bar.
  const isExpected = layout !== undefined && layout !== 'chat';
  const end = Date.now() + BAR_MS;
  let good = 0;
  let needed = 1;
  for (;;) {
    const { links, temporary } = await problemsOf(page, origins, isExpected);
    if (links.length > 0) return [...links, ...temporary];
    if (temporary.length === 0) good += 1;
    else [good, needed] = [0, GOOD_SAMPLES];
    if (good === needed) return [];
    if (temporary.length > 0 && Date.now() > end) return temporary;
    await wait(POLL_MS * (0.5 + Math.random()));
  }
};
