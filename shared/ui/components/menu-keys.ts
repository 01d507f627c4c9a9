/** Returns the index of the item that a key moves to in an open menu; undefined for other keys. */
export const itemForKey = (key: string, current: number, labels: readonly string[]): number | undefined => {
  const count = labels.length;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key.length === 1 && key !== ' ' ? nextByLetter(key, current, labels) : undefined;
};

/** Returns the next item that begins with this letter, searching once around the list. */
const nextByLetter = (letter: string, current: number, labels: readonly string[]) => {
  const order = labels.map((_, step) => (current + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
};
