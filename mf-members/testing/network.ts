import { act } from '@pairwise/testing';

type Fetch = typeof fetch;

/** Takes the network of the page away, and gives it back, over whatever answers it: `callRealApi` or `answerCalls`. */
export const switchableNetwork = () => {
  const there: Fetch | undefined = jest.mocked(globalThis.fetch).getMockImplementation();
  if (!there) throw new Error('Say first who answers.');
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const failed = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const answers = async (...[input, init]: Parameters<Fetch>): Promise<Response> =>
    isOnline ? there(input, init) : failed();
  jest.mocked(globalThis.fetch).mockImplementation(answers);
  const connect = (is: boolean): void => {
    isOnline = is;
    act(() => void globalThis.dispatchEvent(new Event(is ? 'online' : 'offline')));
  };
  return {
    goOffline: (): void => connect(false),
    goOnline: (): void => connect(true),
    /** The next requests arrive and are done, but their answers are lost on the way. */
    loseAnswers: (): void => {
      jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
        await there(input, init);
        return failed();
      });
    },
    findAnswers: (): void => {
      jest.mocked(globalThis.fetch).mockImplementation(answers);
    },
  };
};
