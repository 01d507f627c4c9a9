import type { BodyOf, Endpoints } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { findKnownMember } from '../blocks/blocks.repository.ts';
import type { Reported } from './complaints.repository.ts';
import { findMessageEvidence, findPhotoEvidence, findProfileEvidence } from './evidence.repository.ts';

type ComplaintForm = BodyOf<Endpoints['POST /api/complaints.php']>;

interface Reporter {
  siteId: number;
  /** 0 for a visitor. */
  id: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const reportedProfile = async (db: Database, reporter: Reporter, id: string): Promise<Reported | undefined> => {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const known = await findKnownMember(db, reporter.siteId, Number(id), reporter.id);
  if (!known || known.id === reporter.id) return undefined;
  const found = await findProfileEvidence(db, known.id);
  return {
    subjectId: known.id,
    objectId: String(Number(id)),
    evidence: { profile: found?.profile, photos: found?.photos },
    photos: found?.photos.map(({ content }) => content) ?? [],
  };
};

/** Any caller with the id of a photo can report it, because the api gives ids only to members who can see the photo. */
const reportedPhoto = async (db: Database, reporter: Reporter, id: string): Promise<Reported | undefined> => {
  if (!uuid.test(id)) return undefined;
  const row = await findPhotoEvidence(db, reporter.siteId, reporter.id, id);
  return (
    row && {
      subjectId: row.owner,
      objectId: row.public_id,
      evidence: { photo: row.evidence },
      photos: [row.content_key],
    }
  );
};

const reportedMessage = async (db: Database, reporter: Reporter, id: string): Promise<Reported | undefined> => {
  const [, conversation, seq] = /^(\d{1,15}):(\d{1,9})$/.exec(id) ?? [];
  if (conversation === undefined || seq === undefined) return undefined;
  const row = await findMessageEvidence(db, reporter.id, Number(conversation), Number(seq));
  return (
    row && {
      subjectId: row.sender,
      objectId: `${Number(conversation)}:${Number(seq)}`,
      evidence: { messages: row.messages, photo: row.content },
      photos: row.content === null ? [] : [row.content],
    }
  );
};

/** Finds what a complaint is about and copies it as evidence; undefined when this reporter cannot report it. */
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
