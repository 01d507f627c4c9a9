import { type ChangeResponse, type Conflict, subjectOf } from '@pairwise/contracts/console';

import { type Client, Refused } from './client.ts';
import { formatTime } from '../registry/format-time.ts';
import { formatStep } from './format.ts';
import { MfeError } from './mfe-error.ts';

/** A change, with the revision that it is made for. */
export interface SentChange {
  client: Client;
  /** The address of the change in the control API. */
  address: string;
  body: { why: string; version?: string } & Record<string, unknown>;
  expectedRevision: number;
  /** The arguments of a command that makes the same change, without `--revision`. */
  repeat: readonly string[];
}

interface WantedChange extends SentChange {
  /** The version that is to be live for everyone. When another person did that in the meantime, nothing is left to do. */
  wanted?: string | undefined;
  print?: (line: string) => void;
}

/** Quotes an argument for a shell, if it needs that. */
const quoted = (text: string): string => (/^[\w./:=@%,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** Formats a command that the person can paste. */
export const formatCommand = (args: readonly string[]): string => `npm run mfe -- ${args.map(quoted).join(' ')}`;

/** Formats the changes that came first, newest first, one line each. */
const formatChanges = ({ changes }: Conflict): string[] =>
  changes.map(
    ({ revision, at, who, what, why }) =>
      `  revision ${revision}  ${what.kind} ${subjectOf(what)} by ${who} at ${formatTime(at)} ("${why}")`,
  );

const formatLive = ({ stable, canary }: Conflict): string => {
  const parts = [
    stable ? `${stable.version}, since ${formatTime(stable.since)} by ${stable.by}` : 'no version',
    ...(canary ? [`canary ${canary.version} for ${canary.steps.map(formatStep).join(', ')}`] : []),
  ];
  return `Live now: ${parts.join('; ')}.`;
};

/**
 * Sends a change with the revision that it is made for. Prints the changes that came first when they made the wanted
 * version live already; the response is then `unchanged`.
 * @throws {MfeError} when the name was changed since: with those changes, what is live now, and the command to repeat
 */
export const sendChange = async (change: WantedChange): Promise<ChangeResponse> => {
  const { client, address, body, expectedRevision, repeat, wanted, print } = change;
  try {
    return await client.post<ChangeResponse>(address, { ...body, expectedRevision });
  } catch (error) {
    if (!(error instanceof Refused) || !error.conflict) throw error;
    const { conflict } = error;
    if (wanted !== undefined && conflict.stable?.version === wanted && !conflict.canary) {
      for (const line of formatChanges(conflict)) print?.(line);
      return { revision: conflict.revision, version: wanted, unchanged: true };
    }
    const lines = [
      `${conflict.name} has changed since revision ${expectedRevision}. Nothing was done.`,
      ...formatChanges(conflict),
      formatLive(conflict),
      `To do it nevertheless: ${formatCommand([...repeat, '--revision', `${conflict.revision}`])}`,
    ];
    throw new MfeError(lines.join('\n'));
  }
};

/** Returns the address of a change of a name. */
export const changeAddress = (name: string, action: string): string =>
  `/api/names/${encodeURIComponent(name)}/${action}`;
