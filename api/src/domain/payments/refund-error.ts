/** The operator asked for a refund that is not possible. The message says what to do. */
export class RefundError extends Error {
  override readonly name = 'RefundError';
}
