import { readControls } from './in-page.ts';
import type { WatchedPage } from './open-page.ts';

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

/**
 * Checks that navigation, languages, login or the account menu are visible, on top, can be pressed, and lead to the product.
 * @param origins those of the product
 */
export const checkControls = async (page: WatchedPage, origins: readonly string[]): Promise<string[]> => {
  const { all, shown } = await page.evaluate(readControls);
  if (all === 0) return [];
  if (shown.length === 0) return ["the shell's bar cannot be seen"];
  const problems: string[] = [];
  for (const { name, origin, x, y, isVisible } of shown) {
    if (origin !== '' && !origins.includes(origin)) problems.push(`"${name}" of the shell's bar leads to ${origin}`);
    const isOnTop = await isBarAt(page, x, y).catch(() => false);
    if (!isVisible) problems.push(`"${name}" of the shell's bar cannot be seen`);
    else if (!isOnTop) problems.push(`"${name}" of the shell's bar is covered`);
  }
  await page.session.send('Runtime.releaseObjectGroup', { objectGroup });
  return problems;
};
