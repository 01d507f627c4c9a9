import { defineCommand, UsageError } from '@pairwise/command-line';

import { type Action, actions } from '../../access/action.ts';
import type { Token } from '../../access/index.ts';
import { publishedNames } from '../../control/published-names.ts';
import type { Context } from '../context.ts';
import { formatTime } from '../../registry/format-time.ts';
import { plainName } from '../format.ts';
import { MfeError } from '../mfe-error.ts';
import { parseList } from '../options.ts';

const isAction = (text: string): text is Action => actions.some((action) => action === text);

/** Every action except approving: a team must not approve its own requests. */
const teamActions = actions.filter((action) => action !== 'approve');

const parseRemotes = (text: string): string[] => (text === 'all' ? ['*'] : parseList(text));

const parseActions = (text: string): Action[] =>
  text === 'all'
    ? teamActions
    : parseList(text).map((word) => {
        if (isAction(word)) return word;
        throw new UsageError(`Unknown action: "${word}". Actions: ${actions.join(', ')}; "all" is all but approve.`);
      });

const formatState = ({ revokedAt, expiresAt }: Token): string => {
  if (revokedAt) return `revoked ${formatTime(revokedAt)}`;
  return Date.parse(expiresAt) > Date.now() ? `until ${formatTime(expiresAt)}` : `expired ${formatTime(expiresAt)}`;
};

const openTokens = async (dataDir: string) => (await import('../../access/index.ts')).openTokens({ dataDir });

const openRegistry = async (dataDir: string) => (await import('../../registry/index.ts')).openRegistry({ dataDir });

/** Refuses a misspelt name. A token for it would be useless, or be valid for a remote that is created later. */
const requireKnown = (remotes: readonly string[], known: readonly string[]): void => {
  const unknown = remotes.find((name) => name !== '*' && !known.includes(name));
  if (unknown === undefined) return;
  const names = [...new Set(known)].join(', ');
  throw new UsageError(
    `Unknown name: "${plainName(unknown)}" is neither published nor in this checkout. Names: ${names}. ` +
      'For a remote that another repository will publish, add --new.',
  );
};

export const tokenCreate = defineCommand({
  name: 'token create',
  summary: 'On this machine: creates a deploy token and prints it once.',
  options: {
    team: { type: 'string', placeholder: 'T', required: true, summary: 'The team.' },
    person: { type: 'string', placeholder: 'P', required: true, summary: 'The person who holds it.' },
    for: {
      type: 'string',
      placeholder: 'mf-chat,…|all',
      required: true,
      summary: 'The names it is valid for.',
      parse: parseRemotes,
    },
    may: {
      type: 'string',
      placeholder: 'publish,…|all',
      required: true,
      summary: 'The actions it allows; "all" is all but approve.',
      parse: parseActions,
    },
    new: { type: 'boolean', summary: 'Allows names that are not published yet, of remotes in other repositories.' },
    days: { type: 'integer', placeholder: '90', min: 1, max: 365, summary: 'How long it is valid; 90 by default.' },
  },
  run: async ({ options }, { dataDir, deployables, print }: Context) => {
    const { team, person, for: remotes, may, days } = options;
    if (!options.new)
      requireKnown(remotes, [...deployables(), ...publishedNames((await openRegistry(dataDir)).current())]);
    const tokens = await openTokens(dataDir);
    let created: ReturnType<typeof tokens.create>;
    try {
      created = tokens.create({ team, person, remotes, actions: may, ...(days !== undefined && { days }) });
    } catch {
      throw new UsageError(
        '--team and --person take letters, digits, blanks and . _ @ -, --for takes names such as mf-chat or shell.',
      );
    }
    print(created.text);
    print(`Token ${created.token.id} of ${team}/${person}, ${formatState(created.token)}. It is shown this once.`);
    return 0;
  },
});

export const tokenList = defineCommand({
  name: 'token list',
  summary: 'On this machine: lists the deploy tokens.',
  run: async (_input, { dataDir, print }: Context) => {
    for (const token of (await openTokens(dataDir)).list()) {
      const { id, team, person, remotes, actions: allowed, lastUsedAt } = token;
      const used = lastUsedAt ? `used ${formatTime(lastUsedAt)}` : 'never used';
      print(`${id}  ${team}/${person}  ${remotes.join(',')}  ${allowed.join(',')}  ${formatState(token)}  ${used}`);
    }
    return 0;
  },
});

export const tokenRevoke = defineCommand({
  name: 'token revoke',
  summary: 'On this machine: revokes a deploy token.',
  positionals: { id: { summary: 'The id; `token list` prints it.' } },
  run: async ({ positionals: { id } }, { dataDir, print }: Context) => {
    if (!(await openTokens(dataDir)).revoke(id)) {
      throw new MfeError(`There is no token ${plainName(id)}. Run \`npm run mfe -- token list\`.`);
    }
    print(`Token ${id} is revoked.`);
    return 0;
  },
});
