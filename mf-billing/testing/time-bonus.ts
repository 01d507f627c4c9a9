import type { User } from '@pairwise/contracts';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';
import { act, people, person } from '@pairwise/testing';

/** The time of the tests, by the server's clock (`respondToCalls`). */
export const testNow = (): number => performance.timeOrigin + performance.now();

const realTimeout = globalThis.setTimeout;

/** Fakes all timers except those with which the body of a response is read. */
export const useFakeClock = (): void => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
};

export const pass = (seconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

/** Waits until the responses have arrived, in half a second of the test's time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) {
    await pass(0.05);
    await act(() => new Promise((resolve) => realTimeout(resolve, 1)));
  }
};

/** A free member without credits who signed up so many seconds ago. */
export const newMember = (secondsAgo = 60, differences: Partial<User> = {}): User =>
  person(people.free, {
    credits: 0,
    signup_date: new Date(testNow() - secondsAgo * 1_000).toISOString(),
    ...differences,
  });

/** The time bonus as the api returns it to a member, with the prices of four packages in euros. */
export const timeBonusOf = ({ signup_date }: User): { discountcode: DiscountCode } => ({
  discountcode: {
    code: 'TIMEBONUS25',
    country: null,
    user_id: null,
    expires: new Date(Date.parse(signup_date) + 14_400_000).toISOString(),
    value_percentage: 25,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
    prices: (
      [
        ['p0', 1124, 94],
        ['p1', 2249, 75],
        ['p2', 4499, 60],
        ['p3', 8999, 50],
      ] as const
    ).map(([product, amount_minor, per_message_minor]) => ({
      product,
      amount_minor,
      currency: 'EUR',
      per_message_minor,
    })),
    use_prices: {
      currency: 'EUR',
      message: { low_minor: 50, high_minor: 94 },
      photo: { low_minor: 100, high_minor: 188 },
      gift: { low_minor: 150, high_minor: 281 },
    },
  },
});
