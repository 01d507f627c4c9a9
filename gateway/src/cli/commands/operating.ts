import { actions, type Action, openTokens, type Token } from '../../access/index.ts';
import { publishedNames } from '../../control/published-names.ts';
import { projectDiscovery } from '../../discovery/project-discovery.ts';
import { openRegistry } from '../../registry/index.ts';
import { readArguments, usageError } from '../arguments.ts';
import { MfeError } from '../mfe-error.ts';
import { plainName, formatTime } from '../format.ts';
import type { Command } from './command.ts';

/* Commands of who runs this machine: they work on the data directory itself, with no token and no gateway. */

const pointUsage = 'point NAME VERSION [--why "…"]';

/** Makes a verified version live, whatever team it is of. */
export const point: Command = {
  usage: pointUsage,
  help: 'on this machine: puts a verified version live, with no token',
  run: async (args, { dataDir, print }) => {
    const { words, flags } = readArguments(args, {
      usage: pointUsage,
      words: [2, 2],
      options: { why: { type: 'string' } },
    });
    const [name = '', version = ''] = words;
    const by = { who: 'operator', why: flags.why ?? 'pointed by hand' };
    const revision = openRegistry({ dataDir }).promote(name, version, by);
    print(`${name} is ${version} now (revision ${revision}).`);
    return 0;
  },
};

/** The live remotes in the public frontend-discovery form. */
export const discovery: Command = {
  usage: 'discovery',
  help: 'on this machine: what is live, as a frontend-discovery document',
  run: async (args, { dataDir, publicUrl, print }) => {
    readArguments(args, { usage: 'discovery', words: [0, 0], options: {} });
    print(JSON.stringify(projectDiscovery(openRegistry({ dataDir }).current(), { origin: publicUrl }), null, 2));
    return 0;
  },
};

const tokenUsage = `token create --team T --person P --for mf-chat[,…]|all --may publish[,…]|all [--days 90]
  token list
  token revoke ID`;

const list = (text: string): string[] => text.split(',').map((part) => part.trim());

const isAction = (text: string): text is Action => actions.some((action) => action === text);

/** Every action but approving: nobody approves what they may ask for themselves. */
const teamActions = actions.filter((action) => action !== 'approve');

const readActions = (text: string): Action[] =>
  text === 'all'
    ? teamActions
    : list(text).map((word) => {
        if (isAction(word)) return word;
        throw usageError(`There is no action ${word}. Actions: ${actions.join(', ')}; "all" is all but approve.`);
      });

const stateOf = ({ revokedAt, expiresAt }: Token): string => {
  if (revokedAt) return `revoked ${formatTime(revokedAt)}`;
  return Date.parse(expiresAt) > Date.now() ? `until ${formatTime(expiresAt)}` : `expired ${formatTime(expiresAt)}`;
};

/** A name with a slip of the pen would be a token for nothing, or for a remote that somebody else makes later. */
const requireKnown = (remotes: readonly string[], known: readonly string[]): void => {
  const unknown = remotes.find((name) => name !== '*' && !known.includes(name));
  if (unknown === undefined) return;
  throw usageError(
    `There is no ${plainName(unknown)}: neither published nor in this checkout. There are ${[...new Set(known)].join(', ')}.`,
  );
};

/** Deploy tokens: made, listed and revoked on the machine alone, by no address. */
export const token: Command = {
  usage: tokenUsage,
  help: 'on this machine: deploy tokens of teams',
  run: async (args, { dataDir, deployables, print }) => {
    const tokens = openTokens({ dataDir });
    const { words, flags } = readArguments(args, {
      usage: tokenUsage,
      words: [1, 2],
      options: {
        team: { type: 'string' },
        person: { type: 'string' },
        for: { type: 'string' },
        may: { type: 'string' },
        days: { type: 'string' },
      },
    });
    const [what, id] = words;
    if (what === 'list' && id === undefined) {
      for (const one of tokens.list()) {
        const { team, person, remotes, lastUsedAt } = one;
        const used = lastUsedAt ? `used ${formatTime(lastUsedAt)}` : 'never used';
        print(`${one.id}  ${team}/${person}  ${remotes.join(',')}  ${one.actions.join(',')}  ${stateOf(one)}  ${used}`);
      }
      return 0;
    }
    if (what === 'revoke' && id !== undefined) {
      if (!tokens.revoke(id)) throw new MfeError(`There is no token ${id}: npm run mfe -- token list`);
      print(`Token ${id} is revoked.`);
      return 0;
    }
    const { team, person, for: names, may, days } = flags;
    if (what !== 'create' || id !== undefined || !team || !person || !names || !may) {
      throw usageError(`usage: npm run mfe -- ${tokenUsage}`);
    }
    const remotes = names === 'all' ? ['*'] : list(names);
    requireKnown(remotes, [...deployables(), ...publishedNames(openRegistry({ dataDir }).current())]);
    const wanted = { team, person, remotes, actions: readActions(may) };
    let made: ReturnType<typeof tokens.create>;
    try {
      made = tokens.create({ ...wanted, ...(days !== undefined && { days: Number(days) }) });
    } catch {
      throw usageError(
        'A token needs a team and a person of plain letters, names such as mf-chat or shell, and 1 to 365 days.',
      );
    }
    print(made.text);
    print(`Token ${made.token.id} of ${team}/${person}, ${stateOf(made.token)}. It is shown this once.`);
    return 0;
  },
};

/** A new remote in this checkout. */
export const create: Command = {
  usage: 'create NAME',
  help: 'a new remote in this checkout, with tests, texts, owner and budget',
  run: async (args, { create: make }) => {
    const { words } = readArguments(args, { usage: 'create NAME', words: [1, 1], options: {} });
    await make(words[0] ?? '');
    return 0;
  },
};
