import { createHash } from 'node:crypto';

import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { readEmail } from '../account/account-fields.ts';
import type { Member } from '../account/member.ts';
import { networkKey } from '../account/throttle-keys.ts';
import { applyBlock } from '../blocks/block-member.ts';
import { removeChatsWith } from '../blocks/blocks.repository.ts';
import type { Context } from '../context.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { createComplaintSecret } from '../links/complaint-links.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { complaintView } from './complaint.view.ts';
import { memberComplaintLimits, requireText, visitorComplaintLimits } from './complaints.policy.ts';
import {
  findByRequest,
  findComplaint,
  insertComplaint,
  isRepeatedRequest,
  type Reported,
} from './complaints.repository.ts';
import { findReported } from './evidence.ts';
import { freezeIfUnderage } from './freeze.ts';

type Form = BodyOf<Endpoints['POST /api/complaints.php']>;
type NewComplaintResponse = ResponseOf<Endpoints['POST /api/complaints.php']>;

export interface Origin {
  /** The address of the request, for the limit of its network. */
  address: string;
  /** The language the visitor reads. */
  language: string;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

/**
 * The address of a visitor. Only complaints about a child may be anonymous: the law requires no name for those
 * (Regulation (EU) 2022/2065, article 16).
 */
const visitorEmail = ({ email = '', category }: Form): string | null => {
  if (email.trim() === '' && category === 'underage') return null;
  const address = readEmail(email);
  if (address === undefined) throw new DomainError('invalid_email', { field: 'email' });
  return address;
};

/** @throws {DomainError} `complaint_limit` */
const takeComplaintSlots = async (
  db: Database,
  member: Member | null,
  email: string | null,
  origin: Origin,
): Promise<void> => {
  const limits = member ? memberComplaintLimits(member.id) : visitorComplaintLimits(networkKey(origin.address), email);
  for (const limit of limits) {
    if (!(await takeSlot(db, limit))) throw new DomainError('complaint_limit');
  }
};

interface Gesture {
  key: string;
  hash: Buffer;
}

const gestureOf = (member: Member | null, form: Form, gesture: string | undefined): Gesture | undefined =>
  gesture === undefined
    ? undefined
    : {
        key: derivedKey('complaint', String(member?.id ?? 0), gesture),
        hash: createHash('sha256').update(JSON.stringify(form)).digest(),
      };

/**
 * The complaint that the same gesture made before, for example when its response was lost.
 * @throws {DomainError} `idempotency_mismatch` when the form differs
 */
const findRepeated = async (db: Database, gesture: Gesture | undefined): Promise<string | undefined> => {
  const earlier = gesture && (await findByRequest(db, gesture.key));
  if (!earlier) return undefined;
  if (!earlier.request_hash?.equals(gesture.hash)) throw new DomainError('idempotency_mismatch');
  return earlier.id;
};

/** The complaint with a new secret for its reporter. */
const respond = async (db: Database, id: string): Promise<NewComplaintResponse> => {
  const row = await findComplaint(db, id);
  if (!row) throw new Error(`complaint ${id} does not exist`);
  return {
    complaint: complaintView(row, 'reporter'),
    secret: await createComplaintSecret(db, { complaint: id, party: 'reporter' }),
  };
};

/**
 * Removes the chats with the reported member (C-8), and with `block` everything between the two. The member's other
 * browsers get an event.
 */
const removeReportedChats = async (
  context: Context,
  member: Member,
  { subjectId }: Reported,
  form: Form,
): Promise<void> => {
  const { db, liveHints } = context;
  if (subjectId === null) return;
  if (form.block) return applyBlock(db, context, member.id, subjectId);
  for (const conversation of await removeChatsWith(db, member.id, subjectId)) {
    await emitEvent(db, member.id, { type: 'chat', conversation });
    liveHints.changed(db, member.id);
  }
};

interface Parts {
  context: Context;
  member: Member | null;
  form: Form;
  origin: Origin;
}

const createComplaint = (
  { context, member, form, origin }: Parts,
  text: string,
  gesture: Gesture | undefined,
): Promise<NewComplaintResponse> => {
  const { site } = context;
  const email = member ? null : visitorEmail(form);
  return inTransaction(context.db, async (transaction) => {
    const reported = await findReported(transaction, { siteId: site.id, id: member?.id ?? 0 }, form);
    if (!reported) throw new DomainError('object_unknown', { field: 'object_id' });
    await takeComplaintSlots(transaction, member, email, origin);
    const id = await insertComplaint(transaction, {
      ...reported,
      siteId: site.id,
      reporterId: member?.id ?? null,
      reporterEmail: email,
      reporterName: member ? null : form.name?.trim() || null,
      language: member ? null : origin.language,
      category: form.category,
      objectType: form.object_type,
      url: form.url?.trim() || null,
      text,
      requestKey: gesture?.key ?? null,
      requestHash: gesture?.hash ?? null,
    });
    const receipt = {
      template: 'complaint_received',
      data: { values: { number: id }, openCase: { complaint: id, party: 'reporter' } },
    } as const;
    if (member) await queueMail(transaction, { ...receipt, userId: member.id });
    else if (email !== null) {
      const stranger = { address: email, siteId: site.id, language: origin.language };
      await queueMail(transaction, { ...receipt, stranger });
    }
    if (member) await removeReportedChats({ ...context, db: transaction }, member, reported, form);
    if (form.category === 'underage' && reported.subjectId !== null) {
      const { subjectId } = reported;
      await freezeIfUnderage(transaction, { complaint: id, subjectId, reporterId: member?.id ?? null });
    }
    return respond(transaction, id);
  });
};

/**
 * Takes a complaint about a profile, a photo, a message or the site (decisions S-2), with a copy of what it is about. The
 * receipt goes by mail. The response carries the secret that opens the complaint; only its hash is stored.
 */
export const complain = async (
  context: Context,
  member: Member | null,
  form: Form,
  origin: Origin,
): Promise<NewComplaintResponse> => {
  const text = requireText(form.text);
  const gesture = gestureOf(member, form, origin.gesture);
  const earlier = await findRepeated(context.db, gesture);
  if (earlier !== undefined) return respond(context.db, earlier);
  try {
    return await createComplaint({ context, member, form, origin }, text, gesture);
  } catch (error) {
    // Of concurrent calls with one gesture, one was first.
    const first = isRepeatedRequest(error) ? await findRepeated(context.db, gesture) : undefined;
    if (first === undefined) throw error;
    return respond(context.db, first);
  }
};
