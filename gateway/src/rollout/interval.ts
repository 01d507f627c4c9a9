/** How many documents there were and how many of them had an error. */
interface Counted {
  sessions: number;
  errorSessions: number;
}

/**
 * Wilson's score interval of a share: where the true one lies, given `hits` of `count`. Holds for few documents and for
 * shares near 0, where the usual one (share ± z·standard error) does not.
 */
export const interval = (hits: number, count: number, z: number): { lower: number; upper: number } => {
  if (count === 0) return { lower: 0, upper: 1 };
  const share = hits / count;
  const square = z * z;
  const middle = share + square / (2 * count);
  const half = z * Math.sqrt((share * (1 - share)) / count + square / (4 * count * count));
  const scale = 1 + square / count;
  return { lower: Math.max(0, (middle - half) / scale), upper: Math.min(1, (middle + half) / scale) };
};

/** By how much the error rate of `canary` is above that of `stable` at least: Newcombe's bound (1998, method 10). */
export const differenceAtLeast = (canary: Counted, stable: Counted, z: number): number => {
  const canaryRate = canary.errorSessions / canary.sessions;
  const stableRate = stable.errorSessions / stable.sessions;
  const { lower } = interval(canary.errorSessions, canary.sessions, z);
  const { upper } = interval(stable.errorSessions, stable.sessions, z);
  return canaryRate - stableRate - Math.hypot(canaryRate - lower, upper - stableRate);
};
