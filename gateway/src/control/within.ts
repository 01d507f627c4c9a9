const resolveAfter = async <Value>(milliseconds: number, value: Value, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(value), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Waits for work until a time limit, in milliseconds. Resolves with `late` after that; the work continues. */
export const within = async <Value, Late>(
  work: Promise<Value>,
  milliseconds: number,
  late: Late,
): Promise<Value | Late> => {
  const done = new AbortController();
  try {
    return await Promise.race([work, resolveAfter(milliseconds, late, done.signal)]);
  } finally {
    done.abort();
  }
};
