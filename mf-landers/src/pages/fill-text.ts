/** Values by name; undefined for those that this site does not have. */
export type Values = Readonly<Record<string, string | undefined>>;

/** A part of a text: plain, or the label of a link with its key. */
export interface TextPart {
  text: string;
  link?: string;
}

const parts = /\[([^\]]+)\]\(([a-z-]+(?:#[a-z-]+)?)\)/g;

/**
 * Replaces the values of a text and separates its links.
 * @returns undefined when the site does not have one of the values
 * @throws {Error} for a value that no site has
 */
export const fillText = (text: string, values: Values): TextPart[] | undefined => {
  let isComplete = true;
  // A value such as "B.V." ends with its own period.
  const filled = text.replaceAll(/\{([a-z_]+)\}(\.?)/g, (_whole, name: string, period: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`A page has no value "${name}"`);
    const value = values[name];
    isComplete &&= value !== undefined && value !== '';
    return value?.endsWith('.') ? value : `${value ?? ''}${period}`;
  });
  if (!isComplete) return undefined;
  const found: TextPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: label = '', 2: link = '', index } of filled.matchAll(parts)) {
    if (index > from) found.push({ text: filled.slice(from, index) });
    found.push({ text: label, link });
    from = index + whole.length;
  }
  if (from < filled.length) found.push({ text: filled.slice(from) });
  return found;
};

/** The words of a text without its links; empty when it is left out. */
export const plainText = (text: string, values: Values): string =>
  (fillText(text, values) ?? []).map((part) => part.text).join('');
