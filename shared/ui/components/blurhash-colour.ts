const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';

/**
 * Returns the average colour of a picture as `#rrggbb`, or undefined without a valid blurhash. Characters 3 to 6 of the
 * hash are that colour in base 83. It fills the picture's box until the picture arrives, without a download or a
 * canvas.
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
