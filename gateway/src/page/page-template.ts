import { type BodyPart, gzipParts, joinParts, type SharedText } from '../http/gzip-parts.ts';
import { type Hole, type HoleValues, splitAtHoles } from './holes.ts';

/** A page without what differs from visitor to visitor. */
export interface PageTemplate {
  /** The headers, in which only the policy has a hole: the nonce. */
  headers: (nonce: string) => Record<string, string>;
  /** Whether the page has this hole. */
  has: (hole: Hole) => boolean;
  /** Returns the whole page, in gzip or not. */
  body: (values: HoleValues, encoding: 'gzip' | undefined) => Buffer;
}

export interface TemplateParts {
  /** The page with a mark in the place of each hole. */
  html: string;
  headers: Readonly<Record<string, string>>;
  /** Returns a text that templates share. */
  share: (text: string) => SharedText;
}

const POLICY = 'content-security-policy';

/** Makes a template. */
export const pageTemplate = ({ html, headers, share }: TemplateParts): PageTemplate => {
  const parts = splitAtHoles(html).map((part) => ('text' in part ? share(part.text) : part));
  const policy = splitAtHoles(headers[POLICY] ?? '');
  const holes = new Set(parts.flatMap((part) => ('hole' in part ? part.hole : [])));
  return {
    headers: (nonce) => ({
      ...headers,
      [POLICY]: policy.map((part) => ('text' in part ? part.text : nonce)).join(''),
    }),
    has: (hole) => holes.has(hole),
    body: (values, encoding) => {
      const filled = parts.flatMap((part): BodyPart | [] => ('hole' in part ? values[part.hole] || [] : part));
      return encoding === 'gzip' ? gzipParts(filled) : joinParts(filled);
    },
  };
};
