import type { ValueNames } from '@pairwise/contracts';

/** The values that a text names. For a text without values, `Record<never, string>` would allow any. */
type ValuesOf<Text> = [ValueNames<Text>] extends [never] ? Record<string, never> : Record<ValueNames<Text>, string>;

/**
 * Replaces each placeholder `{name}`.
 * @param values exactly those that the text names; the type of the text is that of the English one
 */
export const fillText = <Text extends string>(text: Text, values: ValuesOf<Text>): string => {
  const known: Record<string, string> = values;
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
};
