/** What the customer and the bank do with one payment, in their order. `paid wrong` is a payment of another amount. */
export type Outcome = 'paid' | 'failed' | 'canceled' | 'expired' | 'paid wrong';

/** How often each course of a payment is planned, in hundredths. */
const courses: readonly [share: number, outcomes: readonly Outcome[]][] = [
  [55, ['paid']],
  [8, ['failed']],
  [7, ['canceled']],
  [7, ['expired']],
  [5, []],
  [5, ['paid wrong']],
  [8, ['failed', 'paid']],
  [5, ['expired', 'paid']],
];

/** Chooses the course of a payment. A payment without an outcome stays open. */
export const chooseCourse = (random: () => number): readonly Outcome[] => {
  let left = random() * 100;
  for (const [share, outcomes] of courses) {
    if (left < share) return outcomes;
    left -= share;
  }
  return ['paid'];
};
