/**
 * Shares the result of a read between all requests that one turn of the event loop handles. All of them arrived before the
 * read, so none gets an older state.
 */
export const oncePerTurn = <Value>(read: () => Value): (() => Value) => {
  let known: { value: Value } | undefined;
  const drop = (): void => {
    known = undefined;
  };
  return () => {
    if (known) return known.value;
    known = { value: read() };
    setImmediate(drop);
    return known.value;
  };
};
