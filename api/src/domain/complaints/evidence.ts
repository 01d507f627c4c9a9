import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { findKnownMember } from '../blocks/blocks.repository.ts';

type ComplaintForm = BodyOf<Endpoints['POST /api/complaints.php']>;

/** What a report is about, as it is at this moment. */
export interface Reported {
  /** Whom it is about; null for the site. */
  subjectId: number | null;
  objectId: string | null;
  evidence: Record<string, unknown>;
  /** Contents of photos that must stay until the report is decided. */
  photos: string[];
}

interface Reporter {
  siteId: number;
  /** 0 for a visitor. */
  id: number;
}

/** The profile as it stands, without what the moderator does not need: no address, no position. */
const profileEvidence = async (db: Database, userId: number): Promise<Pick<Reported, 'evidence' | 'photos'>> => {
  const { rows } = await sql<{ profile: Record<string, unknown>; photos: { content: string }[] }>`
    select json_build_object('name', u.name, 'date_of_birth', u.date_of_birth, 'signup_date', u.signup_date,
        'status', u.status, 'is_fictional', u.is_fictional, 'gender', p.gender, 'country', p.country, 'city', p.city,
        'sexuality', p.sexuality, 'relationship_status', p.relationship_status, 'headline', p.headline,
        'about', p.about, 'interests', array(select i.key from profile_interests pi
          join interests i on i.id = pi.interest_id where pi.user_id = u.id order by i.id)) as profile,
      (select coalesce(json_agg(json_build_object('photo', f.public_id, 'content', f.content_key, 'status', f.status,
          'position', f.position) order by f.position), '[]')
        from photos f where f.user_id = u.id and f.position is not null) as photos
    from users u join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db);
  const row = rows[0];
  return {
    evidence: { profile: row?.profile, photos: row?.photos },
    photos: row?.photos.map(({ content }) => content) ?? [],
  };
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const reportedProfile = async (db: Database, reporter: Reporter, id: string): Promise<Reported | undefined> => {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const known = await findKnownMember(db, reporter.siteId, Number(id), reporter.id);
  if (!known || known.id === reporter.id) return undefined;
  return { subjectId: known.id, objectId: String(Number(id)), ...(await profileEvidence(db, known.id)) };
};

/** A photo of somebody else that others may see, whoever of them may have it: its id is told to nobody who may not. */
const reportedPhoto = async (db: Database, reporter: Reporter, id: string): Promise<Reported | undefined> => {
  if (!uuid.test(id)) return undefined;
  const { rows } = await sql<{ owner: number; public_id: string; content_key: string; evidence: object }>`
    select f.user_id as owner, f.public_id, f.content_key,
      json_build_object('photo', f.public_id, 'content', f.content_key, 'width', f.width, 'height', f.height,
        'position', f.position, 'created_at', f.created_at, 'name', u.name) as evidence
    from photos f join users u on u.id = f.user_id
    where f.public_id = ${id}::uuid and u.site_id = ${reporter.siteId} and f.status = 'active'
      and u.status in ('active', 'not_confirmed') and f.user_id <> ${reporter.id}`.execute(db);
  const row = rows[0];
  return (
    row && {
      subjectId: row.owner,
      objectId: row.public_id,
      evidence: { photo: row.evidence },
      photos: [row.content_key],
    }
  );
};

/** How many messages before the reported one are kept with it: a threat is often an answer. */
const MESSAGES_BEFORE = 5;

/** A message that the reporter received, also one of a chat they have deleted since. */
const reportedMessage = async (db: Database, reporter: Reporter, id: string): Promise<Reported | undefined> => {
  const [, conversation, seq] = /^(\d{1,15}):(\d{1,9})$/.exec(id) ?? [];
  if (conversation === undefined || seq === undefined) return undefined;
  const { rows } = await sql<{ sender: number; content: string | null; messages: object }>`
    select m.sender_id as sender, f.content_key as content,
      (select json_agg(json_build_object('seq', x.seq, 'from', u.name, 'reported', x.seq = m.seq, 'kind', x.kind,
          'body', x.body, 'created_at', x.created_at) order by x.seq)
        from messages x join users u on u.id = x.sender_id
        where x.conversation_id = m.conversation_id and x.removed_at is null
          and x.seq between m.seq - ${MESSAGES_BEFORE}::int and m.seq) as messages
    from conversations c join messages m on m.conversation_id = c.id left join photos f on f.id = m.photo_id
    where c.public_id = ${Number(conversation)} and ${reporter.id} in (c.user_lo, c.user_hi) and m.seq = ${Number(seq)}
      and m.sender_id <> ${reporter.id} and m.removed_at is null`.execute(db);
  const row = rows[0];
  return (
    row && {
      subjectId: row.sender,
      objectId: `${Number(conversation)}:${Number(seq)}`,
      evidence: { messages: row.messages, photo: row.content },
      photos: row.content === null ? [] : [row.content],
    }
  );
};

/** Finds what a report is about and takes it down; undefined when there is no such thing for this reporter. */
export const findReported = (
  db: Database,
  reporter: Reporter,
  { object_type, object_id = '', url }: Pick<ComplaintForm, 'object_type' | 'object_id' | 'url'>,
): Promise<Reported | undefined> => {
  if (object_type === 'profile') return reportedProfile(db, reporter, object_id);
  if (object_type === 'photo') return reportedPhoto(db, reporter, object_id);
  if (object_type === 'message') return reportedMessage(db, reporter, object_id);
  return Promise.resolve({
    subjectId: null,
    objectId: object_id.trim() || null,
    evidence: { url: url ?? null },
    photos: [],
  });
};
