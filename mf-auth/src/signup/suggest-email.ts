/** The most common mail domains. A domain that is nearly one of these is probably mistyped. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.nl',
  'hotmail.de',
  'hotmail.fr',
  'outlook.com',
  'outlook.de',
  'live.com',
  'live.nl',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
  'icloud.com',
  'me.com',
  'mail.com',
  'mail.de',
  'email.com',
  'aol.com',
  'msn.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'telenet.be',
  'skynet.be',
  'orange.fr',
  'bluewin.ch',
  'proton.me',
  'protonmail.com',
];

/** Counts the typing errors between two words. Swapped neighbours, an extra, missing or wrong letter count as one each. */
const typingErrors = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    rows.push(next);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(from.length, to.length);
};

/** How many typing errors a suggestion may fix: two in a long domain, one in a short one. */
const maxErrors = (domain: string): number => (domain.length > 7 ? 2 : 1);

/** Suggests a correction for an address that looks mistyped: `anna@gmial.com` → `anna@gmail.com`. */
export const suggestEmail = (typed: string): string | undefined => {
  const [, name, given] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  if (name === undefined || given === undefined) return undefined;
  const domain = given.toLowerCase();
  if (domains.includes(domain)) return undefined;
  const [best] = domains
    .map((candidate) => ({ candidate, distance: typingErrors(domain, candidate) }))
    .filter(({ candidate, distance }) => distance <= maxErrors(candidate))
    .toSorted((one, other) => one.distance - other.distance);
  return best && `${name}@${best.candidate}`;
};
