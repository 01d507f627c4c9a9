import type { DevToolsSession } from './devtools.ts';
import { ownerOfFile } from './running-code.ts';
import type { UrlOfScript } from './script-urls.ts';

const callbacks = ['setTimeout.callback', 'setInterval.callback', 'requestAnimationFrame.callback'];

const nameOf = (eventName: unknown): string => String(eventName).replace(/^.*?(\w+)\.callback$/, '$1');

/**
 * Records the timers and frames of a name's files that end in the meantime. The engine stops at each of them for a moment, and
 * no function of the page is replaced for it.
 */
export const timersDuring = async (
  { session: { send, on }, urlOf, name }: { session: DevToolsSession; urlOf: UrlOfScript; name: string },
  whileItRuns: () => Promise<void>,
): Promise<string[]> => {
  const timers = new Set<string>();
  on('Debugger.paused', ({ callFrames, data }) => {
    const [frame] = callFrames;
    const url = frame ? urlOf(frame.location.scriptId) : '';
    if (frame && ownerOfFile(url) === name) {
      const { functionName, location } = frame;
      const where = functionName === '' ? `function at ${location.columnNumber ?? 0}` : functionName;
      timers.add(`${nameOf(data?.['eventName'])} in ${url.split('/').at(-1) ?? ''}: ${where}`);
    }
    void send('Debugger.resume').catch(() => undefined);
  });
  for (const eventName of callbacks) await send('DOMDebugger.setInstrumentationBreakpoint', { eventName });
  await send('Debugger.setSkipAllPauses', { skip: false });
  await whileItRuns();
  await send('Debugger.setSkipAllPauses', { skip: true });
  for (const eventName of callbacks) await send('DOMDebugger.removeInstrumentationBreakpoint', { eventName });
  return [...timers];
};
