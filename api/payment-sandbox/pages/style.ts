import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOKENS = path.join(import.meta.dirname, '../../../shared/ui/tokens.css');

/**
 * Returns the style sheet of the pages: the product's tokens, without its fonts: the policy of the pages
 * permits none, and Arial is the theme's second choice.
 */
export function readStyle(): string {
  const tokens = readFileSync(TOKENS, 'utf8').replaceAll(/@font-face \{[^}]*\}\n/g, '');
  return `${tokens}\n${readFileSync(path.join(import.meta.dirname, 'checkout.css'), 'utf8')}`;
}
