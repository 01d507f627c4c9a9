import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';

import { type Database, openDatabase } from '../db/database.ts';
import { decideAppeal } from '../domain/moderation/decide-appeal.ts';
import { actOnComplaint, dismissComplaint } from '../domain/moderation/decide-complaint.ts';
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
import { sheet, table } from './table.ts';

const usage = `usage: moderate photos                                 photos that wait
       moderate approve PHOTO --reason "…"             shows one
       moderate reject PHOTO --reason "…"              refuses one; its owner reads the reason
       moderate reports                                reports that wait
       moderate show REPORT                            one with its evidence
       moderate action REPORT --reason "…"             the report is right; both sides read the reason
                [--remove-photo | --suspend | --ban]   and this is done about it
       moderate dismiss REPORT --reason "…"            nothing breaks a rule
       moderate appeals                                second looks that wait
       moderate uphold APPEAL --reason "…"             the decision stays
       moderate overturn APPEAL --reason "…"           the decision is taken back
       moderate unsuspend MEMBER --reason "…"          opens a suspended or banned account`;

/** What was typed is not understood; `usage` is shown with it. */
class UsageError extends Error {
  override name = 'UsageError';
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const requireUuid = (what: string, text: string): string => {
  if (!uuid.test(text)) throw new UsageError(`${text} is not the id of ${what}`);
  return text;
};

const requireMember = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new UsageError(`${text} is not the number of a member`);
  return Number(text);
};

const measures = { 'remove-photo': 'remove_photo', suspend: 'suspend', ban: 'ban' } as const satisfies Record<
  string,
  Measure
>;
type Flags = Partial<Record<keyof typeof measures, boolean | undefined>>;

const measureOf = (flags: Flags): Measure => {
  const chosen = [flags['remove-photo'] && 'remove-photo', flags.suspend && 'suspend', flags.ban && 'ban'].filter(
    (name): name is keyof typeof measures => typeof name === 'string',
  );
  if (chosen.length > 1) throw new UsageError('one measure at most');
  return chosen[0] === undefined ? 'none' : measures[chosen[0]];
};

interface Decided {
  moderator: string;
  reason: string;
}

/** Commands that only look. */
const lists: Record<string, (db: Database) => Promise<string>> = {
  photos: async (db) => table(await listPendingPhotos(db), 'no photo is waiting'),
  reports: async (db) => table(await listOpenComplaints(db), 'no report is open'),
  appeals: async (db) => table(await listOpenAppeals(db), 'no appeal is open'),
};

/** Commands that decide: on what, how, and the word for it. Each needs a reason. */
const decisions: Record<string, [string, (db: Database, id: string, why: Decided, flags: Flags) => Promise<void>]> = {
  approve: ['approved', (db, id, why) => approvePhoto(db, { ...why, photo: requireUuid('a photo', id) })],
  reject: ['rejected', (db, id, why) => rejectPhoto(db, { ...why, photo: requireUuid('a photo', id) })],
  action: [
    'acted on',
    (db, id, why, flags) => actOnComplaint(db, { ...why, complaint: requireUuid('a report', id) }, measureOf(flags)),
  ],
  dismiss: ['dismissed', (db, id, why) => dismissComplaint(db, { ...why, complaint: requireUuid('a report', id) })],
  uphold: ['upheld', (db, id, why) => decideAppeal(db, { ...why, appeal: requireUuid('an appeal', id) }, 'upheld')],
  overturn: [
    'overturned',
    (db, id, why) => decideAppeal(db, { ...why, appeal: requireUuid('an appeal', id) }, 'overturned'),
  ],
  unsuspend: ['opened', (db, id, why) => unsuspendMember(db, { ...why, member: requireMember(id) })],
};

const show = async (db: Database, id: string): Promise<string> => {
  const complaint = await showComplaint(db, requireUuid('a report', id));
  if (!complaint) throw new ModerationError('There is no such report.');
  return sheet(complaint);
};

const options = {
  reason: { type: 'string' },
  'remove-photo': { type: 'boolean' },
  suspend: { type: 'boolean' },
  ban: { type: 'boolean' },
} as const;

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** What to print for a command. */
const run = async (db: Database, args: string[]): Promise<string> => {
  const { positionals, values } = parse(args);
  const { reason, ...flags } = values;
  const [command = '', id, ...more] = positionals;
  if (command === '') throw new UsageError('what is to be done?');
  if (command !== 'action' && Object.values(flags).some(Boolean)) throw new UsageError('measures go with action');
  const list = Object.hasOwn(lists, command) ? lists[command] : undefined;
  if (list && id === undefined) return list(db);
  if (id === undefined || more.length > 0) throw new UsageError(`${command} needs one id`);
  if (command === 'show') return show(db, id);
  const [word, decide] = (Object.hasOwn(decisions, command) ? decisions[command] : undefined) ?? [];
  if (!word || !decide) throw new UsageError(`there is no command ${command}`);
  if (!reason?.trim()) throw new UsageError(`${command} needs a --reason`);
  await decide(db, id, { reason: reason.trim(), moderator: userInfo().username }, flags);
  return `${id} ${word}`;
};

interface Surroundings {
  databaseUrl: string;
  print: (line: string) => void;
}

/**
 * The command line of moderators: prints what was asked for. Exit codes: 0 done, 1 can not be done, 2 not understood.
 */
export const runModerate = async (args: string[], { databaseUrl, print }: Surroundings): Promise<number> => {
  const db = openDatabase({ url: databaseUrl, poolSize: 2, onError: () => {} });
  try {
    print(await run(db, args));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      print(`${error.message}\n${usage}`);
      return 2;
    }
    if (!(error instanceof ModerationError)) throw error;
    print(error.message);
    return 1;
  } finally {
    await db.destroy();
  }
};
