/** Replaces each placeholder `{name}` that has a value. */
export const fillText = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
