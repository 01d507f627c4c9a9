/** Replaces control characters: texts come from members and could rewrite the moderator's terminal. */
export const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what this removes
  text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

/** Formats rows under their column names, padded; returns `nothing` when there are none. */
export const table = (rows: readonly object[], nothing: string): string => {
  const [first] = rows;
  if (!first) return nothing;
  const cell = (value: unknown): string => printable(String(value)).replaceAll('\n', ' ');
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row).map(cell))];
  const widths = Object.keys(first).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? `\n${JSON.stringify(value, null, 2)}` : JSON.stringify(value);
};

/** Formats an object with one line for each property; nested objects follow as JSON. */
export const sheet = (thing: Record<string, unknown>): string =>
  Object.entries(thing)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${printable(textOf(value))}`)
    .join('\n');
