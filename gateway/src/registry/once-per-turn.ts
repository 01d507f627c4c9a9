/**
 * Shares the result of a read between all requests that one turn of the event loop handles. They arrived before it, so they see
 * what is true at that moment.
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
