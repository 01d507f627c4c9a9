import type { Command, CommandLine } from './declarations.ts';
import { formatCompletion, shells } from './completion.ts';
import { formatCommandHelp, formatHelp } from './help.ts';
import { UsageError } from './usage-error.ts';

interface Chosen<Context> {
  command: Command<Context>;
  /** The arguments after the command's name. */
  args: string[];
}

const wordsOf = (name: string): string[] => name.split(' ').filter((word) => word !== '');

/** Finds the command with the most words in common with what was typed. The empty name fits everything. */
const chooseCommand = <Context>(
  { commands }: CommandLine<Context>,
  args: readonly string[],
): Chosen<Context> | undefined => {
  const fitting = commands
    .filter(({ name }) => wordsOf(name).every((word, index) => args[index] === word))
    .toSorted((a, b) => wordsOf(b.name).length - wordsOf(a.name).length);
  const [command] = fitting;
  return command && { command, args: args.slice(wordsOf(command.name).length) };
};

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).some((arg) => arg === '--help' || arg === '-h');
};

const isShell = (text: string | undefined): text is (typeof shells)[number] => shells.some((shell) => shell === text);

/** Commands of several words that begin with the one that was typed. */
const groupOf = <Context>({ commands }: CommandLine<Context>, word: string | undefined): Command<Context>[] =>
  word === undefined ? [] : commands.filter(({ name }) => name.startsWith(`${word} `));

const unknownCommand = <Context>(line: CommandLine<Context>, [typed = '', ...more]: readonly string[]): UsageError => {
  if (typed.startsWith('-')) return new UsageError(`Unknown option ${typed}.`);
  const names = groupOf(line, typed).map(({ name }) => name);
  if (names.length > 0 && more.length === 0)
    return new UsageError(`Incomplete command. Use one of: ${names.join(', ')}.`);
  return new UsageError(`Unknown command: "${names.length > 0 ? `${typed} ${more[0]}` : typed}".`);
};

const helpFor = <Context>(line: CommandLine<Context>, args: readonly string[]): string => {
  if (args.length === 0) return formatHelp(line);
  const chosen = chooseCommand(line, args);
  if (chosen && (chosen.command.name !== '' || args[0]?.startsWith('-')))
    return formatCommandHelp(line, chosen.command);
  const group = groupOf(line, args[0]);
  if (group.length > 0) return group.map((command) => formatCommandHelp(line, command)).join('\n\n');
  throw unknownCommand(line, args);
};

/** Adds to a usage error where the reader finds the right usage. */
const withHint = (error: unknown, invocation: string, name: string): unknown => {
  if (!(error instanceof UsageError)) return error;
  const help = [invocation, 'help', ...wordsOf(name)].join(' ');
  return new UsageError(`${error.message} Run \`${help}\`.`, { cause: error });
};

/**
 * Runs the command that the arguments name. `help`, `--help`, `-h` and `completion SHELL` are built in.
 * @returns the command's exit code
 * @throws {UsageError} when the arguments do not fit; the message says which command prints the help, or contains it
 */
export const runCommandLine = async <Context>(
  line: CommandLine<Context>,
  args: readonly string[],
  { context, print }: { context: Context; print: (line: string) => void },
): Promise<number> => {
  let name = '';
  if (args.length === 0 && !chooseCommand(line, args)) throw new UsageError(`Missing command.\n\n${formatHelp(line)}`);
  try {
    if (args[0] === 'help' || asksForHelp(args)) {
      print(helpFor(line, args[0] === 'help' ? args.slice(1) : args.filter((arg) => arg !== '--help' && arg !== '-h')));
      return 0;
    }
    if (args[0] === 'completion') {
      const [, shell, unexpected] = args;
      if (!isShell(shell)) throw new UsageError(`completion takes the name of a shell: ${shells.join(' or ')}.`);
      if (unexpected !== undefined) throw new UsageError(`Unexpected argument: "${unexpected}".`);
      print(formatCompletion(line, shell));
      return 0;
    }
    const chosen = chooseCommand(line, args);
    if (!chosen) throw unknownCommand(line, args);
    name = chosen.command.name;
    return await chosen.command.run(chosen.args, context);
  } catch (error) {
    throw withHint(error, line.invocation, name);
  }
};
