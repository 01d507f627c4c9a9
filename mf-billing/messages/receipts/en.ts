export const receipts = {
  payment: 'Receipt',
  refund: 'Refund of {amount}',
  refund_failed: 'Correction of {amount}',
  /** Read out after the name of the button. */
  ofOrder: 'Order {order}, as a PDF',
} as const;
