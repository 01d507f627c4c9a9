import { defineCommand, UsageError } from '@pairwise/command-line';
import * as z from 'zod/mini';

import type { Token } from '../../access/index.ts';
import { knownNames } from '../../control/published-names.ts';
import type { Context } from '../context.ts';
import { formatTime } from '../../registry/format-time.ts';
import { plainName } from '../format.ts';
import { MfeError } from '../mfe-error.ts';
import { parseActions, parseList } from '../options.ts';
import { withData } from '../with-data.ts';

const parseRemotes = (text: string): string[] => (text === 'all' ? ['*'] : parseList(text));

const formatState = ({ revokedAt, expiresAt }: Token): string => {
  if (revokedAt) return `revoked ${formatTime(revokedAt)}`;
  return Date.parse(expiresAt) > Date.now() ? `until ${formatTime(expiresAt)}` : `expired ${formatTime(expiresAt)}`;
};

/** Refuses a misspelt name. A token for it would be useless, or be valid for a remote that is created later. */
const requireKnown = (remotes: readonly string[], known: readonly string[]): void => {
  const unknown = remotes.find((name) => name !== '*' && !known.includes(name));
  if (unknown === undefined) return;
  const names = [...new Set(known)].join(', ');
  throw new UsageError(
    `Unknown name: "${plainName(unknown)}" is neither published nor registered nor in this checkout. Names: ${names}. ` +
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
      summary: 'The actions it allows; "all" is all but approve, bind and operate.',
      parse: parseActions,
    },
    new: { type: 'boolean', summary: 'Allows names that are not published yet, of remotes in other repositories.' },
    days: { type: 'integer', placeholder: '90', min: 1, max: 365, summary: 'How long it is valid; 90 by default.' },
  },
  run: async ({ options }, context: Context) => {
    const { deployables, print } = context;
    const { team, person, for: remotes, may, days } = options;
    if (!options.new) {
      const published = await withData(context, ({ registry }) => knownNames(registry.current()));
      requireKnown(remotes, [...deployables(), ...published]);
    }
    const fields = { team, person, remotes, actions: may, ...(days !== undefined && { days }) };
    const created = await withData(context, async ({ tokens }) => {
      try {
        return await tokens.create(fields);
      } catch (error) {
        // Everything else, such as a full disk, is no mistake of the caller.
        if (!(error instanceof z.core.$ZodError)) throw error;
        throw new UsageError(
          '--team and --person take letters, digits, blanks and . _ @ -, --for takes names such as mf-chat or shell.',
        );
      }
    });
    print(created.text);
    print(`Token ${created.token.id} of ${team}/${person}, ${formatState(created.token)}. It is shown this once.`);
    return 0;
  },
});

export const tokenList = defineCommand({
  name: 'token list',
  summary: 'On this machine: lists the deploy tokens.',
  run: async (_input, context: Context) => {
    for (const token of await withData(context, ({ tokens }) => tokens.list())) {
      const { id, team, person, remotes, actions: allowed, lastUsedAt } = token;
      const used = lastUsedAt ? `used ${formatTime(lastUsedAt)}` : 'never used';
      context.print(
        `${id}  ${team}/${person}  ${remotes.join(',')}  ${allowed.join(',')}  ${formatState(token)}  ${used}`,
      );
    }
    return 0;
  },
});

export const tokenRevoke = defineCommand({
  name: 'token revoke',
  summary: 'On this machine: revokes a deploy token.',
  positionals: { id: { summary: 'The id; `token list` prints it.' } },
  run: async ({ positionals: { id } }, context: Context) => {
    if (!(await withData(context, ({ tokens }) => tokens.revoke(id)))) {
      throw new MfeError(`There is no token ${plainName(id)}. Run \`npm run mfe -- token list\`.`);
    }
    context.print(`Token ${id} is revoked.`);
    return 0;
  },
});
