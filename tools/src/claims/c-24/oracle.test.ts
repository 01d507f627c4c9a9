import { Oracle } from './oracle.ts';

test('C-24 the oracle computes shares by hand', () => {
  const oracle = new Oracle();
  const order = oracle.buy('p1', false);
  oracle.spend(7);
  // 23 of 30 credits of €29.99 are €22.9923….
  expect(oracle.share(order)).toBe(2300);
  expect(oracle.refund(order, 1000)).toBe(true);
  expect(oracle.withdraw(order)).toEqual({ outcome: 'withdrawn', minor: 1999 });
  expect([order.left, order.refunded, oracle.balance()]).toEqual([0, 2999, 0]);
  expect(oracle.withdraw(order)).toEqual({ outcome: 'ended', minor: 0 });
});

test('C-24 the oracle spends the oldest credits first, and takes those of a withdrawal from its own order', () => {
  const oracle = new Oracle();
  const [first, second] = [oracle.buy('p0', true), oracle.buy('p1', false)];
  expect(first.paid).toBe(1124);
  oracle.spend(14);
  expect([first.left, second.left]).toEqual([0, 28]);
  expect(oracle.withdraw(first)).toEqual({ outcome: 'all_used', minor: 0 });
  oracle.chargeBack(first);
  expect([first.left, second.left]).toEqual([0, 16]);
});
