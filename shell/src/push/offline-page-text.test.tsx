import { type Zone, zones } from '@pairwise/contracts/remote';
import { renderScreen, waitFor } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { OfflinePageText } from './offline-page-text.tsx';

const pageElement = document.createElement('script');
pageElement.id = 'mfe-page';
pageElement.type = 'application/json';

const put = jest.fn((_address: string, _response: Response) => Promise.resolve());
beforeEach(() => {
  document.head.append(pageElement);
  put.mockClear();
  // jsdom has neither service workers nor caches.
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  Object.assign(globalThis, { caches: { open: () => Promise.resolve({ put }) } });
});
afterEach(() => {
  pageElement.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
});

const origins = { site: 'https://dates.test', app: 'https://app.dates.test', pay: 'https://pay.dates.test' };
const open = (page: { zone: Zone; origins?: typeof origins }) => {
  pageElement.textContent = JSON.stringify(page);
  renderScreen(<OfflinePageText />, { messages: { shell: en } });
};

test.each([...zones.map((zone) => ({ zone })), { zone: 'app' as const, origins }])(
  'PUSH-05 a page that a worker may serve stores the texts of the offline page: %j',
  async (page) => {
    open(page);
    await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
    expect(await put.mock.calls[0]?.[1].json()).toEqual({ language: 'en', ...en.offline_page });
  },
);

test.each(['site', 'pay'] as const)('PUSH-05 the origin of %s has no worker and stores nothing', async (zone) => {
  open({ zone, origins });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(put).not.toHaveBeenCalled();
});
