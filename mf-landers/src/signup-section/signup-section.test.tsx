import { setSlotLoader } from '@pairwise/remote';
import { act, renderScreen, screen } from '@pairwise/testing';

import { SignupSection } from './signup-section.tsx';

const requestedSlots: string[] = [];

beforeAll(() =>
  setSlotLoader({
    load: (slot) => {
      requestedSlots.push(slot);
      return Promise.resolve([{ name: 'signup', Widget: () => <p>the form</p> }]);
    },
    onError: () => undefined,
  }),
);
beforeEach(() => {
  requestedSlots.length = 0;
});

test('LAND-01 AUTH-01 shows the signup form on the page', async () => {
  renderScreen(<SignupSection />);
  expect(await screen.findByText('the form')).toBeVisible();
  expect(requestedSlots).toEqual(['signup']);
});

test('loads the form only when it comes near the window', async () => {
  let notifyObserver: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      notifyObserver = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  try {
    renderScreen(<SignupSection />);
    expect(requestedSlots).toEqual([]);
    // Only the members that the hook reads.
    act(() => notifyObserver([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(await screen.findByText('the form')).toBeVisible();
  } finally {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  }
});
