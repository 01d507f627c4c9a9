export type { Command, CommandLine, Option, Options, Positionals } from './declarations.ts';
export { defineCommand } from './define-command.ts';
export { runCommandLine } from './run-command-line.ts';
export { UsageError } from './usage-error.ts';
