import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';

interface Decision {
  photo: string;
  /** Who decided; kept in the log. */
  moderator: string;
  reason: string;
}

/** Shows a photo to others. */
export const approvePhoto = (db: Database, decision: Decision): Promise<void> => decide(db, decision, 'approve');

/** Takes a photo away from others; the owner reads the reason and can appeal (decisions S-8). */
export const rejectPhoto = (db: Database, decision: Decision): Promise<void> => decide(db, decision, 'reject');

const decide = (db: Database, { photo, moderator, reason }: Decision, action: 'approve' | 'reject'): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('photos')
      .set(
        action === 'approve'
          ? { status: 'active', reject_reason: null }
          : // A rejected photo gives its place free.
            { status: 'rejected', reject_reason: reason, position: null },
      )
      .where('public_id', '=', photo)
      .where('status', 'in', action === 'approve' ? ['pending'] : ['pending', 'active'])
      .returning(['id', 'user_id'])
      .executeTakeFirst();
    if (!changed) throw new DomainError('not_found');
    await trx
      .insertInto('moderation_actions')
      .values({ moderator, user_id: changed.user_id, photo_id: changed.id, action: `photo_${action}`, reason })
      .execute();
  });

/** Photos that wait for a decision, the longest waiting first. */
export const listPendingPhotos = async (db: Database) => {
  const result = await sql<{ photo: string; member: number; name: string; waiting: string }>`
    select f.public_id as photo, u.public_id as member, u.name,
      floor(extract(epoch from now() - f.created_at) / 60)::int || ' min' as waiting
    from photos f join users u on u.id = f.user_id where f.status = 'pending'
    order by f.created_at, f.id limit 100`.execute(db);
  return result.rows;
};

/** Complaints nobody has decided yet, oldest first. */
export const listOpenComplaints = async (db: Database) => {
  const result = await sql<{ complaint: string; category: string; about: string; text: string }>`
    select c.id as complaint, c.category, c.object_type || coalesce(' ' || c.object_id, '') as about, left(c.text, 60) as text
    from complaints c where c.status in ('open', 'in_review') order by c.created_at limit 100`.execute(db);
  return result.rows;
};
