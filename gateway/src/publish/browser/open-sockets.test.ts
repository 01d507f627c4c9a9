import type { DevToolsSession } from './devtools.ts';
import { countOpenSockets } from './open-sockets.ts';

/** A session that only reports events, as the browser does. */
const reporting = () => {
  const listeners = new Map<string, (event: object) => void>();
  const on = ((event: string, listener: (event: object) => void) =>
    void listeners.set(event, listener)) as unknown as DevToolsSession['on'];
  return {
    on,
    opens: (requestId: string, ...files: string[]) =>
      listeners.get('Network.webSocketCreated')?.({
        requestId,
        url: 'ws://localhost/api/events.php',
        ...(files.length > 0 && {
          initiator: { type: 'script', stack: { callFrames: files.map((url) => ({ url })) } },
        }),
      }),
    closes: (requestId: string) => listeners.get('Network.webSocketClosed')?.({ requestId }),
  };
};

const chat = 'http://localhost/remotes/mf-chat/1.0.0/180.js';
const members = 'http://localhost/remotes/mf-members/1.0.0/main.js';
const shell = 'http://localhost/remotes/shell/1.0.0/main.js';

test('PLAT-02 a connection that the widget of another remote takes over is no leak of the candidate', () => {
  const { on, opens, closes } = reporting();
  const count = countOpenSockets({ on }, 'mf-members');
  opens('1', chat, shell);
  expect(count()).toBe(0);
  opens('2', shell, members);
  expect(count()).toBe(1);
  // No other remote is known to have opened it.
  opens('3', shell);
  opens('4');
  expect(count()).toBe(3);
  closes('2');
  closes('1');
  expect(count()).toBe(2);
});

test('PLAT-02 the connection of the candidate counts once while it is replaced', () => {
  const { on, opens, closes } = reporting();
  const count = countOpenSockets({ on }, 'mf-chat');
  opens('1', chat);
  closes('1');
  opens('2', chat);
  expect(count()).toBe(1);
});
