/** "At" and "dot" in brackets, which stand for the characters. */
const bracketedAt = / ?[([{<] ?(?:at|@|affe|klammeraffe|apenstaartje) ?[)\]}>] ?/gi;
const bracketedDot = / ?[([{<] ?(?:dot|punkt|punt|\.) ?[)\]}>] ?/gi;

const domains = 'com|net|org|nl|eu|info|io|app|co\\.uk|ch|tv';

const patterns: readonly RegExp[] = [
  /https?:\/\//i,
  /\bwww\. ?[\p{L}\d]/iu,
  // A mail address, and a name with an @ before it. "Coffee @ 8" is neither.
  /[\p{L}\d_.+-] ?@ ?[\p{L}\d-]{1,63} ?\. ?[a-z]{2}/iu,
  /[\p{L}\d_.+-]@[\p{L}\d]/u,
  /@[\p{L}_][\p{L}\d_.]/u,
  new RegExp(`[\\p{L}\\d]\\.(?:${domains})(?![\\p{L}\\d])`, 'iu'),
  // In this case of letters: "Ende.De" lacks a space. A single letter before it is an initial, as in "J.de Vries".
  /[\p{L}\d-]{2}\.de(?![\p{L}\d])/u,
  /[\p{L}\d] ?\. ?com(?![\p{L}\d])/iu,
  // Not "punt de", which is Dutch for "point the".
  /[\p{L}\d] (?:(?:dot|punkt) de|(?:dot|punkt|punt) (?:com|net|org|nl|eu))\b/iu,
  /\b(?:at|@|klammeraffe|apenstaartje) ?(?:gmail|googlemail|hotmail|gmx|icloud|protonmail)\b/i,
  /\b(?:t|wa|m)\.me\/|\blinktr\.ee\b|\bbit\.ly\b|\bdiscord\.gg\b/i,
];

/** Whether a folded text contains a link, a mail address, or a name with an @ before it. */
export const holdsAddress = (folded: string): boolean => {
  const text = folded.replaceAll(bracketedAt, '@').replaceAll(bracketedDot, '.');
  return patterns.some((pattern) => pattern.test(text));
};
