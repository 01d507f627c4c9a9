import { bus } from '@pairwise/bus';
import { type Zone, zones } from '@pairwise/contracts/remote';

import { act, busWriter as writer, demoSettings, waitFor } from '@pairwise/testing';

import { startPush } from './start-push.ts';

// jsdom has no service workers.
const register = jest.fn(() => Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(null) } }));
const listen = jest.fn();
beforeEach(() => {
  const serviceWorker = { register, addEventListener: listen };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  jest.clearAllMocks();
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

const origins = { site: 'https://dates.test', app: 'https://app.dates.test', pay: 'https://pay.dates.test' };

const start = (page: { zone: Zone; origins?: typeof origins }) =>
  startPush({ page, writer, refresh: () => Promise.resolve(), open: () => undefined });

test.each(zones)('PUSH-01 a page of %s registers the worker when all zones share one origin', (zone) => {
  start({ zone });
  expect(register).toHaveBeenCalledTimes(1);
});

test('PUSH-01 the origin of the app registers the worker', () => {
  start({ zone: 'app', origins });
  expect(register).toHaveBeenCalledTimes(1);
  expect(listen).toHaveBeenCalledTimes(1);
});

test('PUSH-01 a remote turns notifications on with an event, and the result is published, whatever it is', async () => {
  const requestPermission = jest.fn<Promise<NotificationPermission>, []>();
  const capabilities = { PushManager: Object, Notification: { permission: 'default', requestPermission } };
  Object.assign(globalThis, capabilities);
  act(() => writer.settings(demoSettings({ push_public_key: 'a2V5' })));
  start({ zone: 'app' });
  for (const permission of ['denied', 'default'] as const) {
    const before = bus.push$.value;
    requestPermission.mockImplementationOnce(() => {
      capabilities.Notification.permission = permission;
      return Promise.resolve(permission);
    });
    bus.emit('push:asked', {});
    await waitFor(() => expect(bus.push$.value).not.toBe(before));
    expect(bus.push$.value).toMatchObject({
      isSubscribed: false,
      permission: permission === 'default' ? 'unknown' : 'denied',
    });
  }
  for (const name of Object.keys(capabilities)) Reflect.deleteProperty(globalThis, name);
});

test.each(['site', 'pay'] as const)('PUSH-01 the origin of %s has no worker and no notifications', async (zone) => {
  const push = start({ zone, origins });
  expect(register).not.toHaveBeenCalled();
  expect(listen).not.toHaveBeenCalled();
  expect(await push.turnOn()).toBe('failed');
  expect(bus.push$.value.permission).toBe('unsupported');
});
