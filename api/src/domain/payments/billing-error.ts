/** A command of the operator is not possible. The message says why and what to do. */
export class BillingError extends Error {
  override readonly name = 'BillingError';
}
