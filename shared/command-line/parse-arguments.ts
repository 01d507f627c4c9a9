import { parseArgs } from 'node:util';

import type { Choices, IntegerOption, Option, Options, Positional, Positionals } from './declarations.ts';
import { UsageError } from './usage-error.ts';

interface Declared {
  positionals: Positionals;
  options: Options;
}

export interface Values {
  positionals: Record<string, unknown>;
  options: Record<string, unknown>;
}

export const placeholderOf = (name: string, { placeholder }: Positional): string => placeholder ?? name.toUpperCase();

export const choicesOf = (choices: Choices | undefined): readonly string[] | undefined =>
  typeof choices === 'function' ? choices() : choices;

const parseText = (
  label: string,
  { choices, parse }: { choices?: Choices; parse?: (text: string) => unknown },
  text: string,
): unknown => {
  const accepted = choicesOf(choices);
  if (accepted && !accepted.includes(text)) {
    throw new UsageError(`${label} must be one of ${accepted.join(', ')}, not "${text}".`);
  }
  return parse ? parse(text) : text;
};

const parseInteger = (label: string, { min, max }: IntegerOption, text: string): number => {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isSafeInteger(value) && value >= (min ?? -Infinity) && value <= (max ?? Infinity)) return value;
  const range = [...(min === undefined ? [] : [`from ${min}`]), ...(max === undefined ? [] : [`up to ${max}`])];
  throw new UsageError(`${[`${label} must be a whole number`, ...range].join(' ')}, not "${text}".`);
};

const parseOption = (name: string, option: Option, typed: string | true | undefined): unknown => {
  const label = `--${name}`;
  if (option.type === 'boolean') return typed === true;
  const text = typed === true || typed === undefined ? option.default?.toString() : typed;
  if (text === undefined) {
    if (option.required) throw new UsageError(`Missing option: ${label} ${option.placeholder}.`);
    return undefined;
  }
  return option.type === 'integer' ? parseInteger(label, option, text) : parseText(label, option, text);
};

/** Returns the words and the raw option values of a command, in the order in which they were typed. */
const readTokens = (options: Options, args: readonly string[]) => {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { type }]) => [name, { type: type === 'boolean' ? type : 'string' }]),
    ),
    allowPositionals: true,
    // The errors of strict mode name no placeholder and no command, so the checks are below.
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const flags = new Map<string, string | true>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    // A short option such as -x is never declared, even when an option is called x.
    if (!option || !token.rawName.startsWith('--')) throw new UsageError(`Unknown option ${token.rawName}.`);
    if (option.type === 'boolean') {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
      flags.set(token.name, true);
      continue;
    }
    const isMissing = token.value === undefined || (!token.inlineValue && /^-./.test(token.value));
    if (isMissing) throw new UsageError(`Missing value: ${token.rawName} ${option.placeholder}.`);
    flags.set(token.name, token.value);
  }
  return { words, flags };
};

/**
 * Parses the arguments of one command by its declaration.
 * @throws {UsageError} for unknown options, missing or unexpected arguments, and values that are not accepted
 */
export const parseArguments = ({ positionals, options }: Declared, args: readonly string[]): Values => {
  const { words, flags } = readTokens(options, args);
  const declared = Object.entries(positionals);
  const unexpected = words[declared.length];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument: "${unexpected}".`);
  return {
    positionals: Object.fromEntries(
      declared.map(([name, positional], index) => {
        const text = words[index];
        const label = placeholderOf(name, positional);
        if (text !== undefined) return [name, parseText(label, positional, text)];
        if (positional.optional) return [name, undefined];
        throw new UsageError(`Missing argument: ${label}.`);
      }),
    ),
    options: Object.fromEntries(
      Object.entries(options).map(([name, option]) => [name, parseOption(name, option, flags.get(name))]),
    ),
  };
};
