import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { EVIDENCE_MESSAGES } from './complaints.policy.ts';

interface ProfileEvidence {
  profile: Record<string, unknown>;
  photos: { content: string }[];
}

/** The profile and its photos as they are now, without what a moderator does not need: no address, no position. */
export const findProfileEvidence = async (db: Database, userId: number): Promise<ProfileEvidence | undefined> => {
  const { rows } = await sql<ProfileEvidence>`
    select json_build_object('name', u.name, 'date_of_birth', u.date_of_birth, 'signup_date', u.signup_date,
        'status', u.status, 'is_fictional', u.is_fictional, 'gender', p.gender, 'country', p.country, 'city', p.city,
        'sexuality', p.sexuality, 'relationship_status', p.relationship_status, 'headline', p.headline,
        'about', p.about, 'interests', array(select i.key from profile_interests pi
          join interests i on i.id = pi.interest_id where pi.user_id = u.id order by i.id)) as profile,
      (select coalesce(json_agg(json_build_object('photo', f.public_id, 'content', f.content_key, 'status', f.status,
          'position', f.position) order by f.position), '[]')
        from photos f where f.user_id = u.id and f.position is not null) as photos
    from users u join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db);
  return rows[0];
};

interface PhotoEvidence {
  owner: number;
  public_id: string;
  content_key: string;
  evidence: object;
}

/** An active photo of another member, by its public id. The photo need not be visible to this reporter. */
export const findPhotoEvidence = async (
  db: Database,
  siteId: number,
  reporterId: number,
  id: string,
): Promise<PhotoEvidence | undefined> => {
  const { rows } = await sql<PhotoEvidence>`
    select f.user_id as owner, f.public_id, f.content_key,
      json_build_object('photo', f.public_id, 'content', f.content_key, 'width', f.width, 'height', f.height,
        'position', f.position, 'created_at', f.created_at, 'name', u.name) as evidence
    from photos f join users u on u.id = f.user_id
    where f.public_id = ${id}::uuid and u.site_id = ${siteId} and f.status = 'active'
      and u.status in ('active', 'not_confirmed') and f.user_id <> ${reporterId}`.execute(db);
  return rows[0];
};

interface MessageEvidence {
  sender: number;
  content: string | null;
  messages: object;
}

/** A message that the reporter received, with the messages before it, even from a chat they have deleted since. */
export const findMessageEvidence = async (
  db: Database,
  reporterId: number,
  conversation: number,
  seq: number,
): Promise<MessageEvidence | undefined> => {
  const { rows } = await sql<MessageEvidence>`
    select m.sender_id as sender, f.content_key as content,
      (select json_agg(json_build_object('seq', x.seq, 'from', u.name, 'reported', x.seq = m.seq, 'kind', x.kind,
          'body', x.body, 'created_at', x.created_at) order by x.seq)
        from messages x join users u on u.id = x.sender_id
        where x.conversation_id = m.conversation_id and x.removed_at is null
          and x.seq between m.seq - ${EVIDENCE_MESSAGES}::int and m.seq) as messages
    from conversations c join messages m on m.conversation_id = c.id left join photos f on f.id = m.photo_id
    where c.public_id = ${conversation} and ${reporterId} in (c.user_lo, c.user_hi) and m.seq = ${seq}
      and m.sender_id <> ${reporterId} and m.removed_at is null`.execute(db);
  return rows[0];
};
