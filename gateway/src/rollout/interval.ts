/** Numbers of documents and of those with an error. */
interface Counted {
  sessions: number;
  errorSessions: number;
}

/**
 * Returns Wilson's score interval of the share `hits` of `count`. Unlike the usual interval (share ± z·standard error),
 * it is valid for few documents and for shares near 0.
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

/**
 * Returns by how much the error rate of `canary` is at least above that of `stable`: Newcombe's bound (1998, method
 * 10).
 */
export const differenceAtLeast = (canary: Counted, stable: Counted, z: number): number => {
  const canaryRate = canary.errorSessions / canary.sessions;
  const stableRate = stable.errorSessions / stable.sessions;
  const { lower } = interval(canary.errorSessions, canary.sessions, z);
  const { upper } = interval(stable.errorSessions, stable.sessions, z);
  return canaryRate - stableRate - Math.hypot(canaryRate - lower, upper - stableRate);
};

/** Returns by how much the error rate of `canary` is at most above that of `stable`: the other bound of the same interval. */
export const differenceAtMost = (canary: Counted, stable: Counted, z: number): number => {
  const canaryRate = canary.errorSessions / canary.sessions;
  const stableRate = stable.errorSessions / stable.sessions;
  const { upper } = interval(canary.errorSessions, canary.sessions, z);
  const { lower } = interval(stable.errorSessions, stable.sessions, z);
  return canaryRate - stableRate + Math.hypot(upper - canaryRate, stableRate - lower);
};
