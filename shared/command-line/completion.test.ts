import { spawnSync } from 'node:child_process';

import { type CommandLine, defineCommand } from './index.ts';
import { formatCompletion } from './completion.ts';

const done = () => Promise.resolve(0);
const line: CommandLine = {
  name: 'mfe',
  invocation: 'npm run mfe --',
  summary: '',
  commands: [
    defineCommand({
      name: 'publish',
      summary: "Publishes: a team's remote.",
      positionals: { name: { summary: 'The remote.', choices: ['mf-chat', 'shell'] } },
      options: {
        level: { type: 'string', placeholder: 'LEVEL', summary: 'How strict.', choices: ['low', 'high'] },
        why: { type: 'string', placeholder: 'TEXT', summary: 'The reason.' },
        'dry-run': { type: 'boolean', summary: 'Changes nothing.' },
      },
      run: done,
    }),
    defineCommand({ name: 'token list', summary: 'Lists tokens.', run: done }),
    defineCommand({ name: 'token revoke', summary: 'Revokes a token.', run: done }),
  ],
};

/** Asks a real bash what it offers; the last word is the one under the cursor. */
const complete = (completed: CommandLine, ...typed: string[]): string[] => {
  const script = `${formatCompletion(completed, 'bash')}
COMP_WORDS=(${[completed.name, ...typed].map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${typed.length}
_${completed.name}_complete
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout.split('\n').filter((word) => word !== '');
};

describe('completion in bash', () => {
  test.each([
    [[''], ['publish', 'token', 'help', 'completion']],
    [['pu'], ['publish']],
    [
      ['publish', ''],
      ['mf-chat', 'shell', '--level', '--why', '--dry-run'],
    ],
    [['publish', 'mf'], ['mf-chat']],
    [['publish', 'shell', '--d'], ['--dry-run']],
    [
      ['publish', '--level', ''],
      ['low', 'high'],
    ],
    [['publish', 'shell', '--level', 'h'], ['high']],
    [['publish', '--why', ''], []],
    [
      ['token', ''],
      ['list', 'revoke'],
    ],
    [['help', 'p'], ['publish']],
    [
      ['completion', ''],
      ['bash', 'zsh'],
    ],
    [['unknown', ''], []],
  ])('after %j offers %j', (typed, offered) => {
    expect(complete(line, ...typed)).toEqual(offered);
  });

  test('of a program without commands offers its own arguments', () => {
    const claim: CommandLine = {
      name: 'claim',
      invocation: 'npm run claim --',
      summary: '',
      commands: [
        defineCommand({
          name: '',
          summary: '',
          positionals: { id: { summary: '', choices: ['C-12', 'C-27'] } },
          options: { full: { type: 'boolean', summary: '' } },
          run: done,
        }),
      ],
    };
    expect(complete(claim, 'C')).toEqual(['C-12', 'C-27']);
    expect(complete(claim, 'C-12', '--')).toEqual(['--full']);
  });

  test('defines a function that runs the program', () => {
    const { stdout } = spawnSync(
      'bash',
      ['--norc', '-c', `npm() { echo "npm $*"; }\n${formatCompletion(line, 'bash')}\nmfe publish 'mf-chat'`],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('npm run mfe -- publish mf-chat\n');
  });
});

test('completion in zsh offers the same with summaries', () => {
  expect(formatCompletion(line, 'zsh').split('\n')).toEqual([
    '# eval "$(npm run --silent mfe -- completion zsh)"',
    'mfe() { npm run mfe -- "$@"; }',
    '_mfe_complete() {',
    '  local -a candidates',
    '  case "${(j: :)words[2,CURRENT-1]} " in',
    `    'token list '*) candidates=() ;;`,
    `    'token revoke '*) candidates=() ;;`,
    `    'publish '*'--level ') candidates=('low:How strict.' 'high:How strict.') ;;`,
    `    'publish '*'--why ') candidates=() ;;`,
    String.raw`    'publish '*) candidates=('mf-chat:The remote.' 'shell:The remote.' '--level:How strict.' '--why:The reason.' '--dry-run:Changes nothing.') ;;`,
    `    'token ') candidates=('list:Lists tokens.' 'revoke:Revokes a token.') ;;`,
    String.raw`    'help ') candidates=('publish:Publishes: a team'\''s remote.' 'token:Lists tokens.') ;;`,
    `    'completion ') candidates=('bash:For bash.' 'zsh:For zsh.') ;;`,
    String.raw`    ' ') candidates=('publish:Publishes: a team'\''s remote.' 'token:Lists tokens.' 'help:Shows help.' 'completion:Prints a completion script.') ;;`,
    `    *) candidates=() ;;`,
    '  esac',
    "  _describe 'mfe' candidates || _files",
    '}',
    'compdef _mfe_complete mfe',
  ]);
});
