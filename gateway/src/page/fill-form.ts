import { escapeHtml } from '../http/escape-html.ts';

/** What a visitor has sent, by the names of the fields. */
export type FormValues = Readonly<Record<string, string>>;

/** Fields whose content never goes back into a page. */
const secret: ReadonlySet<string> = new Set(['password', 'attempt']);

const nameOf = (tag: string): string => /\sname="([^"]*)"/.exec(tag)?.[1] ?? '';

const valueOf = (tag: string, values: FormValues): string | undefined => {
  const name = nameOf(tag);
  return secret.has(name) || !Object.hasOwn(values, name) ? undefined : values[name];
};

const fillInput = (tag: string, values: FormValues): string => {
  const value = valueOf(tag, values);
  if (value === undefined || value === '') return tag;
  const attribute = /\stype="checkbox"/.test(tag) ? 'checked=""' : `value="${escapeHtml(value)}"`;
  return tag.replace('<input', () => `<input ${attribute}`);
};

/**
 * Writes values into the fields of a prerendered form, so that a visitor who corrects one does not type all of them again.
 * The HTML is that of React: attributes in double quotes, no `value` and no selected option.
 */
export const fillForm = (html: string, values: FormValues): string =>
  html
    .replaceAll(/<input\b[^>]*>/g, (tag) => fillInput(tag, values))
    // A line break at the start of a text area is not part of its text.
    .replaceAll(/(<textarea\b[^>]*>)(<\/textarea>)/g, (whole, start: string, end: string) => {
      const value = valueOf(start, values);
      return value === undefined ? whole : `${start}\n${escapeHtml(value)}${end}`;
    })
    .replaceAll(/(<select\b[^>]*>)([\s\S]*?)<\/select>/g, (whole, start: string, options: string) => {
      const value = valueOf(start, values);
      if (value === undefined) return whole;
      const option = `<option value="${escapeHtml(value)}"`;
      const chosen = options
        .replaceAll(' selected=""', '')
        .replace(
          new RegExp(`${option.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?=[ >])`),
          (tag) => `${tag} selected=""`,
        );
      return `${start}${chosen}</select>`;
    });
