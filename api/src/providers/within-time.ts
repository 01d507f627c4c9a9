/**
 * Waits for a result, at most for a time. The time-outs of clients are not enough: those that a signal carries into
 * `fetch` can be collected as garbage while the body arrives, and then never happen.
 * @throws when the time is over
 */
export const withinTime = async <Value>(milliseconds: number, result: PromiseLike<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
};
