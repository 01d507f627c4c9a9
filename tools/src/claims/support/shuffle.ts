/** Returns the items in a random order (Fisher–Yates). */
export const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
};
