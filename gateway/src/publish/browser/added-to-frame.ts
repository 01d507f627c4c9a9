import type { WatchedPage } from './open-page.ts';
import { ownerOfFile } from './running-code.ts';

const expression = `[...document.querySelectorAll('#top *, #alerts *, #footer *')].slice(0, 400)`;
const objectGroup = 'gate-frame';

/** Returns the elements that the code of a name has created inside the shell's bar, alerts and footer. */
export const addedToFrame = async ({ session, contextId }: WatchedPage, name: string): Promise<string[]> => {
  const { send } = session;
  const { result } = await send('Runtime.evaluate', { expression, objectGroup, contextId: await contextId() });
  const properties = await send('Runtime.getProperties', { objectId: result.objectId ?? '', ownProperties: true });
  await send('DOM.getDocument', { depth: 0 });
  const added = await Promise.all(
    properties.result.map(async ({ value }) => {
      if (value?.objectId === undefined) return [];
      const { nodeId } = await send('DOM.requestNode', { objectId: value.objectId });
      const { creation } = await send('DOM.getNodeStackTraces', { nodeId });
      const isOwn = creation?.callFrames.some(({ url }) => ownerOfFile(url) === name) ?? false;
      return isOwn ? [`<${value.description ?? 'element'}>`] : [];
    }),
  ).catch(() => [[]]); // An element that has gone in the meantime cannot be read.
  await send('Runtime.releaseObjectGroup', { objectGroup });
  return added.flat();
};
