/** Spaces starts of the same request (CALL-11, decisions G-2). The returned function resolves at the caller's turn. */
export const spacing = (milliseconds: number): ((key: string) => Promise<void>) => {
  const nextStart = new Map<string, number>();
  return async (key) => {
    const now = performance.now();
    const start = Math.max(now, nextStart.get(key) ?? 0);
    for (const [other, time] of nextStart) if (time <= now) nextStart.delete(other);
    nextStart.set(key, start + milliseconds);
    if (start > now) await new Promise((resolve) => setTimeout(resolve, start - now));
  };
};
