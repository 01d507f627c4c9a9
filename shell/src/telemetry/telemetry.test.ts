import type { BusEvents } from '@pairwise/contracts/events';
import type { PageReport } from '@pairwise/contracts/registry';

type Module = typeof import('./index.ts');
type Bus = typeof import('@pairwise/bus');

jest.mock('./vitals.ts', () => ({
  measureVitals: (vitals: PageReport['vitals']) => Object.assign(vitals, { lcp: 812, cls: 0.01 }),
}));

const page = { reportTicket: 'a.b', revision: 5, zone: 'app', shell: { version: '1' } } as const;
const chat = { remote: 'mf-chat', version: '2' };

let isHidden = false;
let isOnline = true;
const reports: PageReport[] = [];
const takesBeacons = jest.fn(() => true);
const bodies: Promise<void>[] = [];

/** The listeners of a document, which never removes them. Each test has its own document and bus. */
const listeners: [string, EventListenerOrEventListenerObject][] = [];
let bus: Bus['bus'];
const newDocument = ({ ticket = true } = {}) => {
  const add = jest.spyOn(window, 'addEventListener');
  const { reportTicket, ...others } = page;
  let start: Module['startTelemetry'] | undefined;
  jest.isolateModules(() => {
    ({ bus } = jest.requireActual<Bus>('@pairwise/bus'));
    start = jest.requireActual<Module>('./index.ts').startTelemetry;
  });
  const telemetry = start?.({ ...others, ...(ticket && { reportTicket }) });
  for (const [type, listener] of add.mock.calls) if (listener) listeners.push([type, listener]);
  add.mockRestore();
  if (!telemetry) throw new Error('no module');
  return telemetry;
};

const pass = async (milliseconds: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(milliseconds);
  await Promise.all(bodies);
};
const hide = async (): Promise<void> => {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  isHidden = false;
  await pass(0);
};
const fail = (message: string, more: Partial<BusEvents['mfe:failed']> = {}) => {
  bus.emit('mfe:failed', { ...chat, phase: 'render', message, ...more });
};
const throwIn = (error: unknown, filename = '') =>
  window.dispatchEvent(Object.assign(new Event('error'), { error, message: `Uncaught ${String(error)}`, filename }));
const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const errorFrom = (message: string, ...files: string[]): Error => {
  const error = new Error(message);
  error.stack = [`Error: ${message}`, ...files.map((file) => `    at f (http://localhost${file}:1:2)`)].join('\n');
  return error;
};

const extensionError = (): Error => {
  const error = new Error('of an extension');
  error.stack = 'Error: of an extension\n    at chrome-extension://abc/content.js:1:2';
  return error;
};

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no performance timeline.
  performance.getEntriesByName = () => [];
  reports.length = 0;
  isOnline = true;
  takesBeacons.mockReturnValue(true);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const read = async (body: unknown): Promise<void> => {
    if (!(body instanceof Blob) || body.type !== 'application/json') throw new Error('no JSON');
    reports.push(JSON.parse(await body.text()) as PageReport); // the gateway validates it
  };
  navigator.sendBeacon = (address, body) => {
    if (address !== '/__mfe/report') throw new Error(`a report to ${String(address)}`);
    if (takesBeacons()) bodies.push(read(body));
    return takesBeacons();
  };
  globalThis.fetch = async (_address, init) => {
    if (init?.method !== 'POST' || init.keepalive !== true)
      throw new Error('The request must be a POST with keepalive.');
    bodies.push(read(init.body));
    return new Response(null, { status: 204 });
  };
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  jest.useRealTimers();
});

test('PLAT-07 a page without errors reports after 10 s, and again with all data when it is left', async () => {
  newDocument().shellReady();
  bus.emit('mfe:ready', { ...chat, milliseconds: 640 });
  bus.emit('mfe:ready', { ...chat, milliseconds: 20 });
  bus.emit('navigation:done', { path: '/chats' });
  bus.emit('mfe:slow', { remote: 'mf-billing', version: '3' });
  await pass(9_900);
  expect(reports).toEqual([]);
  await pass(200);
  expect(reports).toEqual([
    {
      ticket: 'a.b',
      revision: 5,
      zone: 'app',
      deployables: [
        { name: 'shell', version: '1', readyMs: expect.any(Number), errors: [] },
        { name: 'mf-chat', version: '2', readyMs: 640, errors: [] },
        { name: 'mf-billing', version: '3', errors: [] },
      ],
      vitals: { lcp: 812, cls: 0.01 },
    },
  ]);
  fail('late', { phase: 'mount' });
  await hide();
  await hide();
  window.dispatchEvent(new Event('pagehide'));
  await pass(60_000);
  expect(reports).toHaveLength(2);
  expect(reports[1]?.deployables[1]).toEqual({
    name: 'mf-chat',
    version: '2',
    readyMs: 640,
    errors: [{ phase: 'mount', message: 'late' }],
  });
});

test('PLAT-07 the first error is reported immediately, later ones when the page is left', async () => {
  newDocument();
  await pass(1_000);
  fail('no cart');
  fail('no cart');
  await pass(300);
  expect(reports).toHaveLength(1);
  expect(reports[0]?.deployables[1]?.errors).toEqual([{ phase: 'render', message: 'no cart' }]);
  for (let index = 0; index < 20; index += 1) fail(`another ${'x'.repeat(index)}`);
  await pass(60_000);
  expect(reports).toHaveLength(1);
  await hide();
  expect(reports[1]?.deployables[1]?.errors).toHaveLength(5);
});

test('PLAT-07 an error after the second report is reported, and the number of reports stays bounded', async () => {
  newDocument();
  await pass(10_100);
  await hide();
  await pass(60_000);
  // Nothing new: hiding the page again sends nothing.
  await hide();
  expect(reports).toHaveLength(2);
  fail('no cart');
  await pass(300);
  expect(reports).toHaveLength(3);
  expect(reports[2]?.deployables[1]).toMatchObject({ name: 'mf-chat', errors: [{ message: 'no cart' }] });
  fail('no price', { remote: 'mf-billing', version: '3' });
  await hide();
  expect(reports).toHaveLength(3);
});

test('PLAT-07 after an early error and a hidden page, the failure of another remote is reported when the page hides', async () => {
  newDocument();
  fail('no cart');
  await pass(300);
  await hide();
  fail('no price', { remote: 'mf-billing', version: '3' });
  await pass(60_000);
  expect(reports).toHaveLength(2);
  await hide();
  expect(reports[2]?.deployables.map(({ name, errors }) => [name, errors.length])).toEqual([
    ['shell', 0],
    ['mf-chat', 1],
    ['mf-billing', 1],
  ]);
});

test('an error after the first report is reported immediately too', async () => {
  newDocument();
  await pass(11_000);
  fail('no cart');
  await pass(300);
  expect(reports.map(({ deployables }) => deployables.flatMap(({ errors }) => errors))).toEqual([
    [],
    [{ phase: 'render', message: 'no cart' }],
  ]);
});

test('attributes uncaught errors and rejections to the deployable whose file threw, even without a text', async () => {
  newDocument();
  throwIn(errorFrom('in chat', '/remotes/mf-chat/2/screen.js', '/remotes/shell/1/main.js'));
  reject(errorFrom('in shell for chat', '/remotes/shell/1/main.js', '/remotes/mf-chat/2/screen.js'));
  throwIn(undefined, 'http://localhost/remotes/mf-billing/3/remoteEntry.js');
  reject(Object.create(null));
  throwIn(extensionError());
  reject(new DOMException('left', 'AbortError'));
  throwIn(new Error('ResizeObserver loop completed with undelivered notifications.'));
  await pass(300);
  const messages = Object.fromEntries(
    (reports[0]?.deployables ?? []).map(({ name, errors }) => [name, errors.map(({ message }) => message)]),
  );
  expect(messages).toEqual({
    shell: ['Error: in shell for chat', 'a value without a text'],
    'mf-chat': ['Error: in chat', 'Error: in shell for chat'],
    'mf-billing': ['Uncaught undefined'],
  });
});

test('errors while offline are attributed to no deployable', async () => {
  newDocument();
  isOnline = false;
  fail('Failed to fetch', { phase: 'load' });
  await pass(10_100);
  expect(reports[0]?.deployables).toEqual([{ name: 'shell', version: '1', errors: [] }]);
});

test('without a ticket nothing is reported', async () => {
  const telemetry = newDocument({ ticket: false });
  telemetry.shellReady();
  fail('no cart');
  await pass(20_000);
  await hide();
  expect(reports).toEqual([]);
});

test('uses fetch when the browser refuses a beacon, and drops the report when that fails too', async () => {
  takesBeacons.mockReturnValue(false);
  newDocument();
  await pass(10_100);
  expect(reports).toHaveLength(1);
  navigator.sendBeacon = () => {
    throw new Error('forbidden');
  };
  await hide();
  expect(reports).toHaveLength(1);
});
