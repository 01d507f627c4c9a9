/** The longest delay, a day, in seconds. A longer one is ignored. */
const maximum = 24 * 60 * 60;

/**
 * Reads the parameter `t` of the address: the seconds the match modal waits (ALERT-09). Removes it from the address, so
 * that a reload or a shared link does not repeat it. Returns undefined, and leaves the address as it is, unless `t` is a
 * positive number of at most a day.
 */
export const takeRequestedDelay = (): number | undefined => {
  const address = new URL(location.href);
  const requested = address.searchParams.get('t');
  const seconds = requested !== null && /^\d{1,5}(\.\d{1,3})?$/.test(requested) ? Number(requested) : 0;
  if (seconds <= 0 || seconds > maximum) return undefined;
  address.searchParams.delete('t');
  history.replaceState(history.state, '', address);
  return seconds;
};
