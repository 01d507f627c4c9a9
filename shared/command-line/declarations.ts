/** The values an argument accepts, for its check, its help and its completion. */
export type Choices = readonly string[] | (() => readonly string[]);

export interface Positional {
  summary: string;
  /** The placeholder in help texts; by default the key in capitals. */
  placeholder?: string;
  optional?: true;
  choices?: Choices;
  /** Converts what was typed. A UsageError that it throws is shown with the command's usage. */
  parse?: (text: string) => unknown;
}

interface ValueOption {
  summary: string;
  /** The placeholder of the value in help texts. */
  placeholder: string;
  required?: true;
}

export interface BooleanOption {
  type: 'boolean';
  summary: string;
}

export interface StringOption extends ValueOption {
  type: 'string';
  default?: string;
  choices?: Choices;
  /** Converts what was typed. A UsageError that it throws is shown with the command's usage. */
  parse?: (text: string) => unknown;
}

export interface IntegerOption extends ValueOption {
  type: 'integer';
  default?: number;
  min?: number;
  max?: number;
}

export type Option = BooleanOption | StringOption | IntegerOption;

/** Positional arguments in the order in which they are typed. Optional ones come last. */
export type Positionals = Readonly<Record<string, Positional>>;
export type Options = Readonly<Record<string, Option>>;

type Parsed<Argument> = Argument extends { parse: (text: string) => infer Value }
  ? Value
  : Argument extends { choices: readonly (infer Choice extends string)[] }
    ? Choice
    : string;

type OptionValue<Declared> = Declared extends { type: 'boolean' }
  ? boolean
  : | (Declared extends { type: 'integer' } ? number : Parsed<Declared>)
    | (Declared extends { required: true } | { default: string | number } ? never : undefined);

/** What was typed, checked and converted. */
export interface Input<Words extends Positionals, Flags extends Options> {
  positionals: {
    [Key in keyof Words]: Parsed<Words[Key]> | (Words[Key] extends { optional: true } ? undefined : never);
  };
  options: { [Key in keyof Flags]: OptionValue<Flags[Key]> };
}

export interface CommandDeclaration<Words extends Positionals, Flags extends Options, Context> {
  /** One or more words, such as `publish` or `token create`. The empty name is the program itself. */
  name: string;
  /** One sentence for the list of commands. */
  summary: string;
  positionals?: Words;
  options?: Flags;
  /** Resolves with the exit code. */
  run: (input: Input<Words, Flags>, context: Context) => Promise<number>;
}

export interface Command<Context = unknown> {
  name: string;
  summary: string;
  positionals: Positionals;
  options: Options;
  /**
   * Parses the arguments after the command's name and runs it.
   * @throws {UsageError} when the arguments do not fit the declaration
   */
  run: (args: readonly string[], context: Context) => Promise<number>;
}

export interface CommandLine<Context = unknown> {
  /** The name of the program and of its shell function, such as `mfe`. */
  name: string;
  /** What to type before a command's name, such as `npm run mfe --`. */
  invocation: string;
  /** One sentence: what the program does. */
  summary: string;
  commands: readonly Command<Context>[];
}
