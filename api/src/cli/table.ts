/** Rows under their column names, padded; `nothing` where there is none. */
export const table = (rows: readonly object[], nothing: string): string => {
  const [first] = rows;
  if (!first) return nothing;
  const lines = [Object.keys(first), ...rows.map((row) => Object.values(row).map(String))];
  const widths = Object.keys(first).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
