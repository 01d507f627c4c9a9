/** When the terms were last changed (LAND-03). */
const changed = '2023-12-01T12:00:00Z';

/** Returns the date of the version of the terms: not before the company was added. */
export const termsVersion = (added: string): Date => new Date(Math.max(Date.parse(changed), Date.parse(added)));
