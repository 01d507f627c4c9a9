import type { Command, CommandLine, Option } from './declarations.ts';
import { choicesOf, placeholderOf } from './parse-arguments.ts';

type Line = Pick<CommandLine, 'name' | 'invocation' | 'summary'> & { commands: readonly Command<never>[] };

const joinWords = (...words: string[]): string => words.filter((word) => word !== '').join(' ');

/** Aligns the second column. */
const formatRows = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const section = (title: string, rows: readonly (readonly [string, string])[]): string[] =>
  rows.length === 0 ? [] : ['', `${title}:`, formatRows(rows)];

const formatPositionals = ({ positionals }: Command<never>): string[] =>
  Object.entries(positionals).map(([name, positional]) => {
    const placeholder = placeholderOf(name, positional);
    return positional.optional ? `[${placeholder}]` : placeholder;
  });

const formatOption = (name: string, option: Option): string =>
  option.type === 'boolean' ? `--${name}` : `--${name} ${option.placeholder}`;

const formatOptionUsage = (name: string, option: Option): string =>
  option.type !== 'boolean' && option.required ? formatOption(name, option) : `[${formatOption(name, option)}]`;

const describe = (summary: string, notes: readonly (string | false | undefined)[]): string => {
  const given = notes.filter((note) => typeof note === 'string');
  return given.length === 0 ? summary : `${summary} (${given.join('; ')})`;
};

const describeOption = (option: Option): string => {
  if (option.type === 'boolean') return option.summary;
  const choices = option.type === 'string' ? choicesOf(option.choices) : undefined;
  return describe(option.summary, [
    option.required && 'required',
    choices && `one of ${choices.join(', ')}`,
    option.default !== undefined && `default ${option.default}`,
  ]);
};

const optionSection = (title: string, { options }: Command<never>): string[] =>
  section(
    title,
    Object.entries(options).map(([name, option]) => [formatOption(name, option), describeOption(option)]),
  );

/** Returns the help of one command: its usage, what it does, its arguments and options. */
export const formatCommandHelp = ({ invocation }: Line, command: Command<never>): string => {
  const { name, summary, positionals, options } = command;
  const usage = joinWords(
    invocation,
    name,
    ...formatPositionals(command),
    ...Object.entries(options).map(([option, declared]) => formatOptionUsage(option, declared)),
  );
  return [
    `Usage: ${usage.replace(/ --$/, '')}`,
    '',
    summary,
    ...section(
      'Arguments',
      Object.entries(positionals).map(([word, positional]) => {
        const choices = choicesOf(positional.choices);
        return [
          placeholderOf(word, positional),
          describe(positional.summary, [positional.optional && 'optional', choices && `one of ${choices.join(', ')}`]),
        ];
      }),
    ),
    ...optionSection('Options', command),
  ].join('\n');
};

/** Returns the help of the whole program: every command with its summary. */
export const formatHelp = (line: Line): string => {
  const [first, ...others] = line.commands;
  if (first && first.name === '' && others.length === 0) return formatCommandHelp(line, first);
  const rows = line.commands.map(
    (command) => [joinWords(command.name, ...formatPositionals(command)) || '(no command)', command.summary] as const,
  );
  const withoutCommand = line.commands.find(({ name }) => name === '');
  return [
    `Usage: ${line.invocation} ${withoutCommand ? '[COMMAND]' : 'COMMAND'}`,
    '',
    line.summary,
    ...section('Commands', [
      ...rows,
      ['help [COMMAND]', 'Shows this list, or the arguments and options of one command.'],
      ['completion SHELL', 'Prints a completion script for bash or zsh.'],
    ]),
    ...(withoutCommand ? optionSection('Options without a command', withoutCommand) : []),
  ].join('\n');
};
