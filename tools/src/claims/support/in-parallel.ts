/** Runs an action for each item, a number of them concurrently, in the order of the items. */
export const inParallel = async <Item>(
  items: readonly Item[],
  concurrent: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const rest = items.values();
  const work = async (): Promise<void> => {
    for (const item of rest) await act(item);
  };
  await Promise.all(Array.from({ length: concurrent }, work));
};
