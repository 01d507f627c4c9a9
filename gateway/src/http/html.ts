import { escapeHtml } from './escape-html.ts';

/** HTML made by `html`. Everything in it that came from outside is escaped. */
export interface Markup {
  markup: string;
}

type Part = string | number | Markup | readonly Part[] | undefined;

const written = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'object') {
    return 'markup' in part ? part.markup : part.map((one) => written(one)).join('');
  }
  return escapeHtml(String(part));
};

/** Builds HTML from a template. Escapes every value that is not `Markup`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.reduce((text, string, index) => `${text}${written(parts[index - 1])}${string}`),
});
