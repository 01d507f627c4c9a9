import { type CommandLine, defineCommand, runCommandLine, UsageError } from './index.ts';

interface Context {
  calls: unknown[];
}

const upperCase = (text: string): string[] => {
  if (/\d/.test(text)) throw new UsageError(`--country takes codes of two letters, not "${text}".`);
  return text.toUpperCase().split(',');
};

const publish = defineCommand({
  name: 'publish',
  summary: 'Publishes a remote.',
  positionals: {
    name: { summary: 'The remote.', choices: () => ['mf-chat', 'shell'] },
    version: { summary: 'The version.', optional: true },
  },
  options: {
    why: { type: 'string', placeholder: 'TEXT', summary: 'The reason.', required: true },
    level: { type: 'string', placeholder: 'LEVEL', summary: 'How strict.', choices: ['low', 'high'], default: 'low' },
    country: { type: 'string', placeholder: 'CODES', summary: 'For these countries.', parse: upperCase },
    runs: { type: 'integer', placeholder: 'N', summary: 'How often.', min: 1, max: 9 },
    'dry-run': { type: 'boolean', summary: 'Changes nothing.' },
  },
  run: async ({ positionals, options }, { calls }: Context) => {
    // The types follow from the declaration.
    const typed: {
      name: string;
      version: string | undefined;
      why: string;
      level: 'low' | 'high';
      country: string[] | undefined;
      runs: number | undefined;
      dryRun: boolean;
    } = { ...positionals, ...options, dryRun: options['dry-run'] };
    const { 'dry-run': _, ...call } = { ...typed, 'dry-run': undefined };
    calls.push(call);
    return 0;
  },
});

const list = defineCommand({ name: 'token list', summary: 'Lists tokens.', run: () => Promise.resolve(1) });
const revoke = defineCommand({
  name: 'token revoke',
  summary: 'Revokes a token.',
  positionals: { id: { summary: 'Its id.' } },
  run: () => Promise.reject(new Error('no such token')),
});

const line: CommandLine<Context> = {
  name: 'mfe',
  invocation: 'npm run mfe --',
  summary: 'Deploys remotes.',
  commands: [publish, list, revoke],
};

const run = async (...args: string[]) => {
  const context: Context = { calls: [] };
  const printed: string[] = [];
  const exitCode = await runCommandLine(line, args, { context, print: (text) => printed.push(text) });
  return { exitCode, calls: context.calls, printed: printed.join('\n') };
};

describe('a command', () => {
  test('receives typed arguments, with defaults for options that were not typed', async () => {
    expect(await run('publish', 'shell', '--why', 'new texts')).toMatchObject({
      exitCode: 0,
      calls: [{ name: 'shell', version: undefined, why: 'new texts', level: 'low', runs: undefined, dryRun: false }],
    });
  });

  test('receives converted values, whatever the order of arguments and options', async () => {
    const { calls } = await run('publish', '--country=nl,be', '--dry-run', 'shell', '--runs', '3', '1.2', '--why=-');
    expect(calls).toMatchObject([
      { name: 'shell', version: '1.2', country: ['NL', 'BE'], runs: 3, dryRun: true, why: '-' },
    ]);
  });

  test('takes words behind -- as arguments', async () => {
    const call = run('publish', '--why', 'x', '--', 'shell', '--help');
    expect((await call).calls).toMatchObject([{ name: 'shell', version: '--help' }]);
  });

  test('of two words is found by both, and its exit code is returned', async () => {
    expect(await run('token', 'list')).toMatchObject({ exitCode: 1 });
  });

  test('rejects with its own error', async () => {
    await expect(run('token', 'revoke', '1')).rejects.toThrow(/^no such token$/);
  });
});

describe('a usage error', () => {
  const why = ['--why', 'x'];
  test.each([
    [['publsh'], 'Unknown command: "publsh". Run `npm run mfe -- help`.'],
    [['--foo'], 'Unknown option --foo. Run `npm run mfe -- help`.'],
    [['toString'], 'Unknown command: "toString". Run `npm run mfe -- help`.'],
    [['token'], 'Incomplete command. Use one of: token list, token revoke. Run `npm run mfe -- help`.'],
    [['token', 'make'], 'Unknown command: "token make". Run `npm run mfe -- help`.'],
    [['token', 'list', 'all'], 'Unexpected argument: "all". Run `npm run mfe -- help token list`.'],
    [['publish', ...why], 'Missing argument: NAME. Run `npm run mfe -- help publish`.'],
    [['publish', 'mf-x', ...why], 'NAME must be one of mf-chat, shell, not "mf-x". Run `npm run mfe -- help publish`.'],
    [['publish', 'shell', '1', 'foo', ...why], 'Unexpected argument: "foo". Run `npm run mfe -- help publish`.'],
    [['publish', 'shell'], 'Missing option: --why TEXT. Run `npm run mfe -- help publish`.'],
    [['publish', 'shell', '--why'], 'Missing value: --why TEXT. Run `npm run mfe -- help publish`.'],
    [['publish', 'shell', '--why', '--dry-run'], 'Missing value: --why TEXT. Run `npm run mfe -- help publish`.'],
    [['publish', 'shell', '--foo', ...why], 'Unknown option --foo. Run `npm run mfe -- help publish`.'],
    [['publish', 'shell', '--toString', ...why], 'Unknown option --toString. Run `npm run mfe -- help publish`.'],
    [['publish', 'shell', '-x', ...why], 'Unknown option -x. Run `npm run mfe -- help publish`.'],
    [['publish', 'shell', '--dry-run=1', ...why], '--dry-run takes no value. Run `npm run mfe -- help publish`.'],
    [
      ['publish', 'shell', '--level', 'none', ...why],
      '--level must be one of low, high, not "none". Run `npm run mfe -- help publish`.',
    ],
    [
      ['publish', 'shell', '--runs', '10', ...why],
      '--runs must be a whole number from 1 up to 9, not "10". Run `npm run mfe -- help publish`.',
    ],
    [
      ['publish', 'shell', '--runs', '', ...why],
      '--runs must be a whole number from 1 up to 9, not "". Run `npm run mfe -- help publish`.',
    ],
    [
      ['publish', 'shell', '--country', '1', ...why],
      '--country takes codes of two letters, not "1". Run `npm run mfe -- help publish`.',
    ],
    [['completion', 'fish'], 'completion takes the name of a shell: bash or zsh. Run `npm run mfe -- help`.'],
  ])('for %j says what is wrong and what to run', async (args, message) => {
    const error: unknown = await run(...args).catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({ message, exitCode: 2 });
  });
});

test('a program with commands shows them when none was typed', async () => {
  const error: unknown = await run().catch((problem: unknown) => problem);
  expect(error).toMatchObject({ message: `Missing command.\n\n${(await run('help')).printed}`, exitCode: 2 });
});

describe('help', () => {
  test('lists every command', async () => {
    const { printed, exitCode } = await run('help');
    expect(exitCode).toBe(0);
    expect(printed).toBe(`Usage: npm run mfe -- COMMAND

Deploys remotes.

Commands:
  publish NAME [VERSION]  Publishes a remote.
  token list              Lists tokens.
  token revoke ID         Revokes a token.
  help [COMMAND]          Shows this list, or the arguments and options of one command.
  completion SHELL        Prints a completion script for bash or zsh.`);
    expect((await run('--help')).printed).toBe(printed);
    expect((await run('-h')).printed).toBe(printed);
  });

  test('of one command lists its arguments and options', async () => {
    const { printed, calls } = await run('publish', '--help');
    expect(calls).toEqual([]);
    expect(printed)
      .toBe(`Usage: npm run mfe -- publish NAME [VERSION] --why TEXT [--level LEVEL] [--country CODES] [--runs N] [--dry-run]

Publishes a remote.

Arguments:
  NAME     The remote. (one of mf-chat, shell)
  VERSION  The version. (optional)

Options:
  --why TEXT       The reason. (required)
  --level LEVEL    How strict. (one of low, high; default low)
  --country CODES  For these countries.
  --runs N         How often.
  --dry-run        Changes nothing.`);
    expect((await run('help', 'publish')).printed).toBe(printed);
  });

  test('of a first word shows every command that begins with it', async () => {
    const { printed } = await run('help', 'token');
    expect(printed).toContain('Usage: npm run mfe -- token list\n');
    expect(printed).toContain('Usage: npm run mfe -- token revoke ID\n');
  });

  test('refuses an unknown command', async () => {
    await expect(run('help', 'publsh')).rejects.toThrow('Unknown command: "publsh".');
  });
});

describe('a program without commands', () => {
  const program = defineCommand({
    name: '',
    summary: 'Proves a claim.',
    positionals: { id: { summary: 'The claim.' } },
    run: async ({ positionals: { id } }) => Number(id),
  });
  const single: CommandLine = {
    name: 'claim',
    invocation: 'npm run claim --',
    summary: 'Claims.',
    commands: [program],
  };

  const runSingle = async (...args: string[]) => {
    const printed: string[] = [];
    const exitCode = await runCommandLine(single, args, { context: undefined, print: (text) => printed.push(text) });
    return { exitCode, printed: printed.join('\n') };
  };

  test('runs with its arguments', async () => {
    expect(await runSingle('7')).toEqual({ exitCode: 7, printed: '' });
  });

  test('shows the help of itself', async () => {
    expect((await runSingle('help')).printed).toContain('Usage: npm run claim -- ID\n\nProves a claim.');
  });

  test('names its own help in an error', async () => {
    await expect(runSingle()).rejects.toThrow('Missing argument: ID. Run `npm run claim -- help`.');
    await expect(runSingle('1', '2')).rejects.toThrow('Unexpected argument: "2". Run `npm run claim -- help`.');
  });
});

test('a program that also runs without a command shows the options of that, too', async () => {
  const serve = defineCommand({
    name: '',
    summary: 'Serves pictures.',
    options: { port: { type: 'integer', placeholder: 'PORT', summary: 'The port.', default: 4400 } },
    run: async ({ options: { port } }) => port,
  });
  const update = defineCommand({ name: 'update', summary: 'Takes pictures.', run: () => Promise.resolve(1) });
  const visual: CommandLine = { name: 'visual', invocation: 'visual', summary: 'Pictures.', commands: [serve, update] };
  const printed: string[] = [];
  const runVisual = (...args: string[]) =>
    runCommandLine(visual, args, { context: undefined, print: (text) => printed.push(text) });
  expect(await runVisual()).toBe(4400);
  expect(await runVisual('--port', '1')).toBe(1);
  expect(await runVisual('update')).toBe(1);
  await expect(runVisual('updat')).rejects.toThrow('Unexpected argument: "updat". Run `visual help`.');
  await runVisual('help');
  expect(printed.join('\n')).toContain('Usage: visual [COMMAND]');
  expect(printed.join('\n')).toContain('Options without a command:\n  --port PORT  The port. (default 4400)');
});
