import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';

import { type Database, openDatabase } from '../db/database.ts';
import { DomainError } from '../domain/domain-error.ts';
import {
  approvePhoto,
  listOpenComplaints,
  listPendingPhotos,
  rejectPhoto,
} from '../domain/moderation/moderate-photo.ts';
import { table } from './table.ts';

const usage = `usage: moderate photos
       moderate reports
       moderate approve PHOTO --reason "…"
       moderate reject PHOTO --reason "…"`;

const isUuid = (text: string | undefined): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

/** What to print for a command; undefined when it is not understood. */
const run = async (db: Database, args: string[]): Promise<string | undefined> => {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } });
  const [command, photo] = positionals;
  if (command === 'photos') return table(await listPendingPhotos(db), 'no photo is waiting');
  if (command === 'reports') return table(await listOpenComplaints(db), 'no report is open');
  if ((command !== 'approve' && command !== 'reject') || !isUuid(photo) || !values.reason) return undefined;
  const decision = { photo, reason: values.reason, moderator: userInfo().username };
  await (command === 'approve' ? approvePhoto(db, decision) : rejectPhoto(db, decision));
  return `${photo} ${command === 'approve' ? 'approved' : 'rejected'}`;
};

interface Surroundings {
  databaseUrl: string;
  print: (line: string) => void;
}

/** The command line of moderators: prints what was asked for and answers the exit code. */
export const runModerate = async (args: string[], { databaseUrl, print }: Surroundings): Promise<number> => {
  const db = openDatabase({ url: databaseUrl, poolSize: 2, onError: () => {} });
  try {
    const text = await run(db, args);
    print(text ?? usage);
    return text === undefined ? 2 : 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    print('There is no such photo, or it was decided already.');
    return 1;
  } finally {
    await db.destroy();
  }
};
