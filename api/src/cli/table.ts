/** Reported texts are strangers': control characters could rewrite the terminal they are read on. */
export const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

/** Rows under their column names, padded; `nothing` where there is none. */
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

/** One thing with all its properties, a line each; what is itself a structure below its name. */
export const sheet = (thing: Record<string, unknown>): string =>
  Object.entries(thing)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${printable(textOf(value))}`)
    .join('\n');
