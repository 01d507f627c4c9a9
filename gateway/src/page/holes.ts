import { randomBytes } from 'node:crypto';

/**
 * What differs from page to page of one template: the nonce of styles, the ticket of the page's report, what the visitor takes
 * to another origin, the alerts, preload links of data, the metadata for a shared link, and the values of prerendered pages.
 */
const holes = [
  'nonce',
  'ticket',
  'carried',
  'alerts',
  'data',
  'share',
  'attempt',
  'tracking',
  'more-tracking',
] as const;

export type Hole = (typeof holes)[number];

/** What is written into the holes of one page, as HTML. A missing value is empty. */
export type HoleValues = { readonly [Name in Hole]?: string | undefined };

/** Returns the holes that have a value. */
export const filledHoles = (values: HoleValues): Exclude<Hole, 'nonce'>[] =>
  holes.filter((hole) => hole !== 'nonce').filter((hole) => Boolean(values[hole]));

/** A new one for each run, so that no text of a page can contain a mark. */
const secret = randomBytes(16).toString('hex');

/** Returns the mark of a hole. No character of it is escaped in HTML or JSON. */
export const holeMark = (hole: Hole): string => `{${secret}:${hole}}`;

const mark = new RegExp(`\\{${secret}:([a-z-]+)\\}`);

/** A text between holes, or a hole. */
export type PartOfTemplate = { text: string } | { hole: Hole };

/** Splits a text at its marks. */
export const splitAtHoles = (text: string): PartOfTemplate[] =>
  text
    .split(mark)
    .map((part, nth): PartOfTemplate => (nth % 2 === 0 ? { text: part } : { hole: part as Hole })) // the marks are made above
    .filter((part) => !('text' in part) || part.text !== '');
