import type { Command, CommandDeclaration, Input, Options, Positionals } from './declarations.ts';
import { parseArguments } from './parse-arguments.ts';

/** Declares a command. The types of the arguments that `run` receives follow from the declaration. */
export const defineCommand = <
  const Words extends Positionals = Readonly<Record<string, never>>,
  const Flags extends Options = Readonly<Record<string, never>>,
  Context = unknown,
>({
  name,
  summary,
  positionals,
  options,
  run,
}: CommandDeclaration<Words, Flags, Context>): Command<Context> => {
  const declared = { positionals: positionals ?? {}, options: options ?? {} };
  return {
    name,
    summary,
    ...declared,
    // The cast is true because parseArguments returns a value for each declared key, of the type it declares.
    run: async (args, context) => run(parseArguments(declared, args) as Input<Words, Flags>, context),
  };
};
