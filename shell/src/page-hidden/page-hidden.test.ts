import { reportWhenHidden } from './page-hidden.ts';

test('CALL-04 sends a beacon with an empty JSON body when the page becomes hidden, and only then', async () => {
  const sent: [string, Blob][] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push([url, body]),
  });
  let state: DocumentVisibilityState = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  reportWhenHidden();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual([]);
  state = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  const [[url, body] = []] = sent;
  expect([sent.length, url, body?.type]).toEqual([1, '/api/page-hidden.php', 'application/json']);
  expect(await body?.text()).toBe('{}');
});
