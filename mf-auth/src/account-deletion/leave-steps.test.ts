import { leaveStepIn, orderOffers } from './leave-steps.ts';

test('the offer that answers the reason comes first, the others keep their order', () => {
  const offers = ['pause_mails', 'invisible', 'discount'] as const;
  expect(orderOffers(offers)).toEqual([...offers]);
  expect(orderOffers(offers, 'other')).toEqual([...offers]);
  expect(orderOffers(offers, 'too_expensive')).toEqual(['discount', 'pause_mails', 'invisible']);
  expect(orderOffers(['pause_mails', 'discount'], 'privacy')).toEqual(['pause_mails', 'discount']);
});

test('a step of the address is one of the three or none', () => {
  expect(leaveStepIn('?leave=offer')).toBe('offer');
  for (const search of ['', '?leave=', '?leave=purge', '?part=email']) expect(leaveStepIn(search)).toBeUndefined();
});
