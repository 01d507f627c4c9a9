/**
 * The names of the values that a text contains: `name` and `site` of `{name} is on {site}`. Call sites use it to require exactly
 * these values. It needs the type of one text, not of any string, so objects of English texts end with `as const`.
 */
export type ValueNames<Text> = string extends Text
  ? 'the English texts end with "as const"'
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | ValueNames<Rest>
    : never;
