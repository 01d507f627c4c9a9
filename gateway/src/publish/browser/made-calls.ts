import type { DevToolsSession } from './devtools.ts';
import { decoded } from './refuse-writes.ts';
import { ownerOfFile } from './running-code.ts';

interface Frames {
  callFrames: readonly { url: string }[];
  parent?: Frames;
}

const remoteOf = (frames: Frames): string | undefined =>
  frames.callFrames.map(({ url }) => ownerOfFile(url)).find((owner) => owner !== undefined && owner !== 'shell');

/**
 * Returns the remote that a call comes from: the first one on the stack, and then on the stacks of those who scheduled it. Its
 * own cause may be another remote, which has changed something on the bus.
 */
export const callerOf = (frames: Frames | undefined): string | undefined =>
  frames && (remoteOf(frames) ?? callerOf(frames.parent));

/** A call to the api that the code of a name makes, directly or through other code that it has asked for something. */
export interface MadeCall {
  /** `GET /api/chats.php` */
  call: string;
  /** Its own functions are on the stack of the call. Without them it may be a call that the shell makes at its request. */
  isDirect: boolean;
}

/** How far back the engine records who scheduled what. */
const ASYNC_STACK = 32;

/** Records the calls to the api that the code of a name makes, directly or through the client of the platform. */
export const recordCalls = async ({ send, on }: DevToolsSession, name: string): Promise<{ take: () => MadeCall[] }> => {
  let calls: MadeCall[] = [];
  const note = (call: string, stack: Frames | undefined): void => {
    if (stack && callerOf(stack) === name) calls.push({ call, isDirect: remoteOf(stack) === name });
  };
  on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!URL.canParse(request.url)) return;
    const pathname = decoded(new URL(request.url).pathname);
    if (pathname.startsWith('/api/')) note(`${request.method} ${pathname}`, initiator.stack);
  });
  on('Network.webSocketCreated', ({ url, initiator }) => {
    // A stream is declared as the read that it continues.
    note(`GET ${decoded(new URL(url).pathname)}`, initiator?.stack);
  });
  await send('Debugger.setAsyncCallStackDepth', { maxDepth: ASYNC_STACK });
  return {
    take: () => {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
};
