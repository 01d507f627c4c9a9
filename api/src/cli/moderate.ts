import { userInfo } from 'node:os';

import { type Command, type CommandLine, defineCommand, UsageError } from '@pairwise/command-line';

import type { Database } from '../db/database.ts';
import { decideAppeal } from '../domain/moderation/decide-appeal.ts';
import { actOnComplaint, dismissComplaint } from '../domain/moderation/decide-complaint.ts';
import { parseMessageId, removeMessageById } from '../domain/moderation/moderate-message.ts';
import { unsuspendMember } from '../domain/moderation/moderate-member.ts';
import { approvePhoto, rejectPhoto } from '../domain/moderation/moderate-photo.ts';
import { ModerationError } from '../domain/moderation/moderation-error.ts';
import type { Measure } from '../domain/moderation/moderation.policy.ts';
import {
  listOpenAppeals,
  listOpenComplaints,
  listPendingPhotos,
  showComplaint,
} from '../domain/moderation/moderation-lists.repository.ts';
import { parseId, parseReasonText } from './parse-options.ts';
import { type CliContext, type CliEnvironment, runLine } from './run-line.ts';
import { sheet, table } from './table.ts';

const parseMember = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`"${text}" is not the number of a member.`);
  return Number(text);
};

const parseMessage = (text: string): string => {
  if (!parseMessageId(text)) throw new UsageError(`"${text}" is not the id of a message, such as 1204:7.`);
  return text;
};

const reason = {
  type: 'string',
  placeholder: 'TEXT',
  summary: 'The reason, which the members concerned read.',
  required: true,
  parse: parseReasonText,
} as const;

const photo = { summary: 'The id of the photo, from `photos`.', parse: parseId('a photo') } as const;
const complaint = { summary: 'The id of the complaint, from `complaints`.', parse: parseId('a complaint') } as const;
const appeal = { summary: 'The id of the appeal, from `appeals`.', parse: parseId('an appeal') } as const;

const message = { summary: 'The id of the message, from `complaints` or `show`.', parse: parseMessage } as const;

interface Measures {
  'remove-photo': boolean;
  'remove-message': boolean;
  suspend: boolean;
  ban: boolean;
}

const chooseMeasure = (options: Measures): Measure => {
  const chosen: Measure[] = [];
  if (options['remove-photo']) chosen.push('remove_photo');
  if (options['remove-message']) chosen.push('remove_message');
  if (options.suspend) chosen.push('suspend');
  if (options.ban) chosen.push('ban');
  if (chosen.length > 1) throw new UsageError('Choose one of --remove-photo, --remove-message, --suspend and --ban.');
  return chosen[0] ?? 'none';
};

const listCommand = (name: string, summary: string, list: (db: Database) => Promise<string>): Command<CliContext> =>
  defineCommand({
    name,
    summary,
    run: async (_, { onDatabase, print }: CliContext) => {
      print(await onDatabase(list));
      return 0;
    },
  });

const moderator = (): string => userInfo().username;

const commands: Command<CliContext>[] = [
  listCommand('photos', 'Lists the photos that wait for a decision.', async (db) =>
    table(await listPendingPhotos(db), 'no photo is waiting'),
  ),
  defineCommand({
    name: 'approve',
    summary: 'Shows a photo.',
    positionals: { photo },
    options: { reason },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      await onDatabase((db) => approvePhoto(db, { ...positionals, ...options, moderator: moderator() }));
      print(`${positionals.photo} approved`);
      return 0;
    },
  }),
  defineCommand({
    name: 'reject',
    summary: 'Refuses a photo.',
    positionals: { photo },
    options: { reason },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      await onDatabase((db) => rejectPhoto(db, { ...positionals, ...options, moderator: moderator() }));
      print(`${positionals.photo} rejected`);
      return 0;
    },
  }),
  defineCommand({
    name: 'remove',
    summary: 'Removes a message from its chat.',
    positionals: { message },
    options: { reason },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      await onDatabase((db) => removeMessageById(db, { ...positionals, ...options, moderator: moderator() }));
      print(`${positionals.message} removed`);
      return 0;
    },
  }),
  listCommand('complaints', 'Lists the open complaints.', async (db) =>
    table(await listOpenComplaints(db), 'no complaint is open'),
  ),
  defineCommand({
    name: 'show',
    summary: 'Shows a complaint with its evidence.',
    positionals: { complaint },
    run: async ({ positionals }, { onDatabase, print }: CliContext) => {
      const found = await onDatabase((db) => showComplaint(db, positionals.complaint));
      if (!found) throw new ModerationError('There is no such complaint.');
      print(sheet(found));
      return 0;
    },
  }),
  defineCommand({
    name: 'action',
    summary: 'Upholds a complaint and takes at most one measure.',
    positionals: { complaint },
    options: {
      reason,
      'remove-photo': { type: 'boolean', summary: 'Removes the photo that the complaint is about.' },
      'remove-message': { type: 'boolean', summary: 'Removes the message that the complaint is about.' },
      suspend: { type: 'boolean', summary: 'Suspends the account.' },
      ban: { type: 'boolean', summary: 'Bans the account.' },
    },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      const decision = { ...positionals, reason: options.reason, moderator: moderator() };
      await onDatabase((db) => actOnComplaint(db, decision, chooseMeasure(options)));
      print(`${positionals.complaint} acted on`);
      return 0;
    },
  }),
  defineCommand({
    name: 'dismiss',
    summary: 'Dismisses a complaint that breaks no rule.',
    positionals: { complaint },
    options: { reason },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      await onDatabase((db) => dismissComplaint(db, { ...positionals, ...options, moderator: moderator() }));
      print(`${positionals.complaint} dismissed`);
      return 0;
    },
  }),
  listCommand('appeals', 'Lists the open appeals.', async (db) =>
    table(await listOpenAppeals(db), 'no appeal is open'),
  ),
  defineCommand({
    name: 'uphold',
    summary: 'Keeps the decision that an appeal is about.',
    positionals: { appeal },
    options: { reason },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      await onDatabase((db) => decideAppeal(db, { ...positionals, ...options, moderator: moderator() }, 'upheld'));
      print(`${positionals.appeal} upheld`);
      return 0;
    },
  }),
  defineCommand({
    name: 'overturn',
    summary: 'Reverses the decision that an appeal is about.',
    positionals: { appeal },
    options: { reason },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      await onDatabase((db) => decideAppeal(db, { ...positionals, ...options, moderator: moderator() }, 'overturned'));
      print(`${positionals.appeal} overturned`);
      return 0;
    },
  }),
  defineCommand({
    name: 'unsuspend',
    summary: 'Opens a suspended or banned account.',
    positionals: { member: { summary: 'The number of the member.', parse: parseMember } },
    options: { reason },
    run: async ({ positionals, options }, { onDatabase, print }: CliContext) => {
      await onDatabase((db) => unsuspendMember(db, { ...positionals, ...options, moderator: moderator() }));
      print(`${positionals.member} opened`);
      return 0;
    },
  }),
];

const moderateLine: CommandLine<CliContext> = {
  name: 'moderate',
  invocation: 'npm run moderate --',
  summary: 'Decides photos, messages, complaints and appeals.',
  commands,
};

/**
 * Runs the command line of moderators and prints its result.
 * @returns the exit code: 0 done, 1 refused by the moderation rules, 2 arguments that do not fit
 */
export const runModerate = (args: string[], environment: CliEnvironment): Promise<number> =>
  runLine(moderateLine, args, environment, (error) => error instanceof ModerationError);
