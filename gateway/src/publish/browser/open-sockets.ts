import type { DevToolsSession } from './devtools.ts';
import { callerOf } from './made-calls.ts';

/**
 * Counts the WebSockets that are open in a page, but for those of other remotes: the widget of one may take over a connection
 * from another page of the browser, or replace one that it lost, at any time.
 */
export const countOpenSockets = ({ on }: Pick<DevToolsSession, 'on'>, name: string): (() => number) => {
  const open = new Set<string>();
  on('Network.webSocketCreated', ({ requestId, initiator }) => {
    const caller = callerOf(initiator?.stack);
    if (caller === undefined || caller === name) open.add(requestId);
  });
  on('Network.webSocketClosed', ({ requestId }) => void open.delete(requestId));
  return () => open.size;
};
