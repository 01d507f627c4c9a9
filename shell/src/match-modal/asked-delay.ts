/** A day, in seconds: who asks for more asks for nothing. */
const longest = 24 * 60 * 60;

/**
 * ALERT-09: `t` in the address is how many seconds the like modal waits. Takes it out of the address, so that a reload
 * or a shared link does not ask again. undefined without a positive number of at most a day.
 */
export const takeAskedDelay = (): number | undefined => {
  const address = new URL(location.href);
  const asked = address.searchParams.get('t');
  const seconds = asked !== null && /^\d{1,5}(\.\d{1,3})?$/.test(asked) ? Number(asked) : 0;
  if (seconds <= 0 || seconds > longest) return undefined;
  address.searchParams.delete('t');
  history.replaceState(history.state, '', address);
  return seconds;
};
