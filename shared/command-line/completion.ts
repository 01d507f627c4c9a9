import type { Command, CommandLine } from './declarations.ts';
import { choicesOf } from './parse-arguments.ts';

export const shells = ['bash', 'zsh'] as const;
export type Shell = (typeof shells)[number];

type Line = Pick<CommandLine, 'name' | 'invocation'> & { commands: readonly Command<never>[] };

interface Candidate {
  word: string;
  summary: string;
}

/** A shell pattern for the words before the cursor, with the candidates to offer there. */
interface Case {
  pattern: string;
  candidates: Candidate[];
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const unique = (candidates: Candidate[]): Candidate[] =>
  [...new Map(candidates.toReversed().map((candidate) => [candidate.word, candidate])).values()].toReversed();

/** Returns the words of command names that may follow the given ones. */
const nextWords = (commands: readonly Command<never>[], typed: readonly string[]): Candidate[] =>
  unique(
    commands.flatMap(({ name, summary }) => {
      const words = name.split(' ').filter((word) => word !== '');
      const word = words[typed.length];
      return word !== undefined && typed.every((one, index) => words[index] === one) ? [{ word, summary }] : [];
    }),
  );

const argumentsOf = ({ positionals, options }: Command<never>): Candidate[] => [
  ...Object.values(positionals).flatMap(({ choices, summary }) =>
    (choicesOf(choices) ?? []).map((word) => ({ word, summary })),
  ),
  ...Object.entries(options).map(([name, { summary }]) => ({ word: `--${name}`, summary })),
];

const casesOf = (command: Command<never>): Case[] => {
  const start = command.name === '' ? '' : quote(`${command.name} `);
  const values = Object.entries(command.options).flatMap(([name, option]) => {
    if (option.type === 'boolean') return [];
    const choices = (option.type === 'string' && choicesOf(option.choices)) || [];
    const candidates = choices.map((word) => ({ word, summary: option.summary }));
    return [{ pattern: `${start}*${quote(`--${name} `)}`, candidates }];
  });
  return command.name === '' ? values : [...values, { pattern: `${start}*`, candidates: argumentsOf(command) }];
};

const allCases = ({ commands }: Line): Case[] => {
  const longestFirst = commands.toSorted((a, b) => b.name.split(' ').length - a.name.split(' ').length);
  const prefixes = new Set(
    commands.flatMap(({ name }) =>
      name
        .split(' ')
        .slice(0, -1)
        .map((_, index, all) => all.slice(0, index + 1).join(' ')),
    ),
  );
  const root = commands.find(({ name }) => name === '');
  const names = nextWords(commands, []);
  const builtIn = [
    { word: 'help', summary: 'Shows help.' },
    { word: 'completion', summary: 'Prints a completion script.' },
  ];
  return [
    ...longestFirst.filter(({ name }) => name !== '').flatMap(casesOf),
    ...[...prefixes].map((prefix) => ({
      pattern: quote(`${prefix} `),
      candidates: nextWords(commands, prefix.split(' ')),
    })),
    { pattern: quote('help '), candidates: names },
    { pattern: quote('completion '), candidates: shells.map((word) => ({ word, summary: `For ${word}.` })) },
    ...(root ? casesOf(root) : []),
    { pattern: quote(' '), candidates: [...names, ...(root ? argumentsOf(root) : []), ...builtIn] },
    { pattern: '*', candidates: root ? argumentsOf(root) : [] },
  ];
};

const formatCases = (line: Line, format: (candidates: Candidate[]) => string): string =>
  allCases(line)
    .map(({ pattern, candidates }) => `    ${pattern}) candidates=${format(candidates)} ;;`)
    .join('\n');

const formatBash = (line: Line): string => `_${line.name}_complete() {
  local candidates
  case "\${COMP_WORDS[*]:1:COMP_CWORD-1} " in
${formatCases(line, (candidates) => quote(candidates.map(({ word }) => word).join(' ')))}
  esac
  COMPREPLY=($(compgen -W "$candidates" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _${line.name}_complete ${line.name}`;

const describeForZsh = ({ word, summary }: Candidate): string =>
  quote(`${word.replaceAll(':', String.raw`\:`)}:${summary}`);

const formatZsh = (line: Line): string => `_${line.name}_complete() {
  local -a candidates
  case "\${(j: :)words[2,CURRENT-1]} " in
${formatCases(line, (candidates) => `(${candidates.map(describeForZsh).join(' ')})`)}
  esac
  _describe ${quote(line.name)} candidates || _files
}
compdef _${line.name}_complete ${line.name}`;

/**
 * Returns a script that defines a shell function with the program's name, short for its invocation, and completes its
 * commands, options and choices. The function works in the folder in which the invocation does.
 */
export const formatCompletion = (line: Line, shell: Shell): string =>
  [
    `# eval "$(${line.invocation.replace(/^npm run /, 'npm run --silent ')} completion ${shell})"`,
    `${line.name}() { ${line.invocation} "$@"; }`,
    shell === 'bash' ? formatBash(line) : formatZsh(line),
  ].join('\n');
