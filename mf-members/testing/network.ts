import { act } from '@pairwise/testing';

type Fetch = typeof fetch;

/** Switches the page's network off and on. Call `callRealApi` or `respondToCalls` first: it provides the responses. */
export const switchableNetwork = () => {
  const original: Fetch | undefined = jest.mocked(globalThis.fetch).getMockImplementation();
  if (!original) throw new Error('No network to switch. Call callRealApi() or respondToCalls() first.');
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const failed = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const respond = async (...[input, init]: Parameters<Fetch>): Promise<Response> =>
    isOnline ? original(input, init) : failed();
  jest.mocked(globalThis.fetch).mockImplementation(respond);
  const connect = (is: boolean): void => {
    isOnline = is;
    act(() => void globalThis.dispatchEvent(new Event(is ? 'online' : 'offline')));
  };
  return {
    goOffline: (): void => connect(false),
    goOnline: (): void => connect(true),
    /** Lets the next requests reach the server, but loses their responses. */
    loseResponses: (): void => {
      jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
        await original(input, init);
        return failed();
      });
    },
    /** Delivers responses again. */
    deliverResponses: (): void => {
      jest.mocked(globalThis.fetch).mockImplementation(respond);
    },
  };
};
