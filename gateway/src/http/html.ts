import { escapeHtml } from './escape-html.ts';

/** Markup that was made by `html`: everything in it that came from outside is text. */
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

/** Markup with values in it; what is not markup itself is escaped. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup => ({
  markup: strings.reduce((text, string, index) => `${text}${written(parts[index - 1])}${string}`),
});
