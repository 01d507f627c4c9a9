import type { CodeNames } from './code-names.ts';

type IsValue = (text: string) => boolean;

/** Whether the parts of a template literal make the text, with values that the code has. */
const fits = ([head = '', ...tails]: readonly string[], text: string, isValue: IsValue): boolean => {
  if (!text.startsWith(head)) return false;
  const rest = text.slice(head.length);
  const [next, ...others] = tails;
  if (next === undefined) return rest === '';
  for (let end = 1; end <= rest.length; end += 1)
    if (rest.startsWith(next, end) && isValue(rest.slice(0, end)) && fits([next, ...others], rest.slice(end), isValue))
      return true;
  return false;
};

const isName = ({ literals, keys }: CodeNames, text: string): boolean =>
  literals.has(text) || keys.has(text) || /^\d+$/.test(text);

/** A value may be made of two: `${field}.${value}` makes `gender.male`, which `profile.${fact}` is given. */
const isValueOf =
  (names: CodeNames): IsValue =>
  (text) =>
    isName(names, text) ||
    (text.includes('.') &&
      names.templates.some(
        (template) => template.join('') === '.' && fits(template, text, (name) => isName(names, name)),
      ));

/**
 * Whether code gives the key to `t`: as a literal, or by a template literal with a letter in its fixed parts. What the
 * template leaves open must be a literal or a property's name too: `login.${field}` alone would use every text of the login.
 * @param values the names of the package and of what it shares with others
 */
export const isKeyUsed = (key: string, own: CodeNames, values: CodeNames): boolean => {
  const isValue = isValueOf(values);
  return (
    own.literals.has(key) ||
    own.templates.some((template) => /\p{L}/u.test(template.join('')) && fits(template, key, isValue))
  );
};

/** Whether code reads every part of the key as a property, for texts that are objects: `texts.frame.greeting`. */
export const arePartsUsed = (key: string, names: CodeNames): boolean => {
  const isValue = isValueOf(names);
  return key
    .split('.')
    .every(
      (part) =>
        names.reads.has(part) ||
        isValue(part) ||
        names.templates.some((template) => template.join('') !== '' && fits(template, part, isValue)),
    );
};
