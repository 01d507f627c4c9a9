/** Visitors that are kept in memory. One that is no longer kept counts once more. */
const MAX_KEPT = 200_000;

/**
 * Returns a function that reports whether a visitor counts in a rollout: only the first visit does. Otherwise a visitor who
 * comes often, such as a bot or a member with a slow phone, would count as many independent samples with the same outcome.
 * @param kept how many visitors are kept
 */
export const countedVisitors = (kept = MAX_KEPT): ((salt: string, bucket: string) => boolean) => {
  const counted = new Set<string>();
  return (salt, bucket) => {
    const visitor = `${salt} ${bucket}`;
    if (counted.has(visitor)) return false;
    counted.add(visitor);
    const [oldest] = counted;
    if (counted.size > kept && oldest !== undefined) counted.delete(oldest);
    return true;
  };
};
