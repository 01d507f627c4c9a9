/** What a key does in an open menu: which item it goes to, by its index. */
export const itemForKey = (key: string, current: number, labels: readonly string[]): number | undefined => {
  const count = labels.length;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key.length === 1 && key !== ' ' ? nextByLetter(key, current, labels) : undefined;
};

/** The next item that begins with this letter, once round. */
const nextByLetter = (letter: string, current: number, labels: readonly string[]) => {
  const order = labels.map((_, step) => (current + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
};
