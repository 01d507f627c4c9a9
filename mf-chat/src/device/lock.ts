const turns = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work of the same name in this tab. */
const afterEarlier = (name: string, work: () => Promise<void>): Promise<void> => {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  return turn;
};

/**
 * Runs work while no other tab of the browser, and nothing else in this one, runs work of the same name. With `steal` it
 * takes the lock from whoever has it; their call then rejects. Browsers offer locks on https and localhost only; elsewhere
 * tabs do not wait for each other, and the server recognises repeated messages by their ids.
 */
export const withLock = async (
  name: string,
  work: () => Promise<void>,
  options: { steal?: true } = {},
): Promise<void> => {
  if ('locks' in navigator) await navigator.locks.request(name, options, work);
  else await afterEarlier(name, work);
};
