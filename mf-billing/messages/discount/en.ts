export const discount = {
  open: 'Enter a discount code',
  label: 'Discount code',
  apply: 'Apply',
  remove: 'Remove',
  applied: 'Code {code}',
  bonus: 'Welcome discount',
  percent: '−{percent}%',
  insteadOf: 'Instead of {price}',
  endsIn: 'ends in',
  ended: 'Your welcome discount has ended. The total is the regular price again.',
} as const;
