import { EventEmitter } from 'node:events';
import { runInNewContext } from 'node:vm';

import { lateStart } from './late-start.ts';

interface Added {
  name: string;
  onerror?: () => void;
  onload?: () => void;
}

interface Pressed {
  type: 'a' | 'button' | 'form';
  isPrevented: boolean;
}

/** Runs the starter in a page with the parts of a browser that it uses. */
const openPage = ({ isOnline = true } = {}) => {
  const events = new EventEmitter();
  const added: Added[] = [];
  const timers: (() => void)[] = [];
  const notice = { hidden: true };
  const page = { reloads: 0, isOnline };
  const context = {
    document: {
      currentScript: {
        dataset: { start: JSON.stringify({ entry: { address: '/main.js' }, preloads: [{ address: '/one.js' }] }) },
      },
      createElement: (name: string): Added => ({ name }),
      head: { append: (element: Added) => added.push(element) },
      querySelector: (selector: string) => (selector === '[data-start-failed]' ? notice : null),
    },
    Element: Object,
    addEventListener: (name: string, listener: () => void, options?: { once?: boolean }) =>
      void (options?.once ? events.once(name, listener) : events.on(name, listener)),
    performance: { mark: () => undefined },
    setTimeout: (run: () => void) => timers.push(run),
    requestAnimationFrame: (run: () => void) => run(),
    navigator: {
      get onLine() {
        return page.isOnline;
      },
    },
    location: { reload: () => (page.reloads += 1) },
  };
  runInNewContext(lateStart, Object.assign(context, { self: context }));
  const scripts = () => added.filter(({ name }) => name === 'script');
  return {
    page,
    notice,
    added,
    scripts,
    act: () => events.emit('pointerdown'),
    goOnline: () => events.emit('online'),
    fail: () => scripts().at(-1)?.onerror?.(),
    load: () => scripts().at(-1)?.onload?.(),
    wait: () => timers.splice(0).forEach((run) => run()),
    /** Presses the button of the notice. */
    reload: () => {
      const button = { closest: () => button, matches: () => false };
      events.emit('click', { target: button });
    },
    /** Sends a form that waits for the code. Returns whether the browser would send it itself. */
    send: (): Pressed => {
      const pressed: Pressed = { type: 'form', isPrevented: false };
      events.emit('submit', {
        target: { hasAttribute: (name: string) => name === 'data-waits' },
        submitter: {},
        preventDefault: () => (pressed.isPrevented = true),
      });
      return pressed;
    },
  };
};

test('ERR-03 a shell that cannot be loaded is requested once more, by itself or at the next action', () => {
  const alone = openPage();
  alone.act();
  alone.fail();
  expect(alone.scripts()).toHaveLength(1);
  alone.wait();
  expect(alone.scripts()).toHaveLength(2);

  const withAction = openPage();
  withAction.act();
  withAction.fail();
  withAction.act();
  withAction.act();
  withAction.wait();
  expect(withAction.scripts()).toHaveLength(2);
  // The files beside it are requested once.
  expect(withAction.added.filter(({ name }) => name === 'link')).toHaveLength(1);
  // The control: actions after a start request nothing again.
  const whole = openPage();
  whole.act();
  whole.act();
  expect(whole.scripts()).toHaveLength(1);
});

test('ERR-03 after two failures the page says so, sends nothing itself, and a press loads it again', () => {
  const broken = openPage();
  broken.act();
  broken.fail();
  broken.act();
  expect([broken.notice.hidden, broken.page.reloads]).toEqual([true, 0]);
  broken.fail();
  broken.act();
  expect([broken.notice.hidden, broken.page.reloads, broken.scripts().length]).toEqual([false, 0, 2]);
  expect(broken.send().isPrevented).toBe(true);
  expect(broken.page.reloads).toBe(1);
});

test('ERR-03 the button of the notice loads the page again, and offline waits for the network', () => {
  const broken = openPage();
  broken.act();
  broken.fail();
  broken.wait();
  broken.fail();
  broken.reload();
  expect(broken.page.reloads).toBe(1);

  const offline = openPage({ isOnline: false });
  offline.act();
  offline.fail();
  offline.wait();
  offline.fail();
  offline.reload();
  expect([offline.notice.hidden, offline.page.reloads]).toEqual([false, 0]);
  offline.page.isOnline = true;
  offline.goOnline();
  // The code is loaded first: with it nothing needs to be loaded again.
  expect([offline.scripts().length, offline.page.reloads]).toEqual([3, 0]);
  offline.fail();
  expect(offline.page.reloads).toBe(1);
});

test('ERR-03 a form that waited for the code loads the page again when the code cannot be loaded', () => {
  const waiting = openPage();
  waiting.act();
  waiting.send();
  waiting.fail();
  expect(waiting.page.reloads).toBe(0);
  waiting.wait();
  waiting.fail();
  expect(waiting.page.reloads).toBe(1);
});

test('ERR-03 offline, the page stays until the network is back, and starts then', () => {
  const offline = openPage({ isOnline: false });
  offline.act();
  offline.send();
  offline.fail();
  offline.wait();
  offline.fail();
  offline.send();
  expect([offline.notice.hidden, offline.page.reloads]).toEqual([false, 0]);
  offline.page.isOnline = true;
  offline.goOnline();
  expect(offline.scripts()).toHaveLength(3);
  offline.load();
  offline.send();
  expect([offline.notice.hidden, offline.page.reloads]).toEqual([true, 0]);
});
