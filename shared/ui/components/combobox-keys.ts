/**
 * Returns the index of the option that a key moves to; undefined for other keys. Home and End move in the text, as in
 * every text field.
 */
export const optionForKey = (key: string, current: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  return undefined;
};
