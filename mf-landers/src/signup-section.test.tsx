import { setSlotLoader } from '@pairwise/remote';
import { act, renderScreen, screen } from '@pairwise/testing';

import { SignupSection } from './signup-section.tsx';

const asked: string[] = [];

beforeAll(() =>
  setSlotLoader({
    load: (slot) => {
      asked.push(slot);
      return Promise.resolve([{ name: 'signup', Widget: () => <p>the form</p> }]);
    },
    onError: () => undefined,
  }),
);
beforeEach(() => {
  asked.length = 0;
});

test('LAND-01 AUTH-01 the form of the signup stands on the page itself', async () => {
  renderScreen(<SignupSection />);
  expect(await screen.findByText('the form')).toBeVisible();
  expect(asked).toEqual(['signup']);
});

test('it is fetched when somebody scrolls to it, not before', async () => {
  let come: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      come = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  try {
    renderScreen(<SignupSection />);
    expect(asked).toEqual([]);
    // The parts of an entry and of an observer that nobody reads are left out.
    act(() => come([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(await screen.findByText('the form')).toBeVisible();
  } finally {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  }
});
