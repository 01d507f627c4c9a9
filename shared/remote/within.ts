/** Settles like `promise`, or rejects with a TimeoutError after a time. Nothing that a remote does may last for ever. */
export const within = <Value>(promise: Promise<Value>, milliseconds: number, message: string): Promise<Value> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException(message, 'TimeoutError')), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
