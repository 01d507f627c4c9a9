import { accountDeletionStepIn, orderOffers } from './account-deletion-steps.ts';

test('puts the offer that fits the reason first and keeps the order of the others', () => {
  const offers = ['pause_mails', 'invisible', 'discount'] as const;
  expect(orderOffers(offers)).toEqual([...offers]);
  expect(orderOffers(offers, 'other')).toEqual([...offers]);
  expect(orderOffers(offers, 'too_expensive')).toEqual(['discount', 'pause_mails', 'invisible']);
  expect(orderOffers(['pause_mails', 'discount'], 'privacy')).toEqual(['pause_mails', 'discount']);
});

test('reads one of the three steps from the address, or none', () => {
  expect(accountDeletionStepIn('?account-deletion=offer')).toBe('offer');
  for (const search of ['', '?account-deletion=', '?account-deletion=purge', '?part=mail-change'])
    expect(accountDeletionStepIn(search)).toBeUndefined();
});
