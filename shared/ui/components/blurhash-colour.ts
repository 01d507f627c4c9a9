const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/**
 * The average colour of a picture, from its blurhash: characters 3 to 6 are that colour in base 83. Fills the picture's
 * box at once, at the cost of no bytes and no canvas.
 *
 * @returns `#rrggbb`, or undefined when there is no valid hash
 */
export const blurhashColour = (hash: string | null | undefined): string | undefined => {
  if (!hash || hash.length < 6) return undefined;
  let value = 0;
  for (const character of hash.slice(2, 6)) {
    const digit = digits.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 83 + digit;
  }
  return value > 0xffffff ? undefined : `#${value.toString(16).padStart(6, '0')}`;
};
