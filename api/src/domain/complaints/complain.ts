import { createHash } from 'node:crypto';

import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';
import { appealTextLength, complaintTextLength } from '@pairwise/contracts/endpoints/complaints';

import type { Database } from '../../db/database.ts';
import { sqlState } from '../../db/sql-state.ts';
import { applyBlock } from '../blocks/block-member.ts';
import { removeChatsWith } from '../blocks/blocks.repository.ts';
import type { Context } from '../context.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { networkKey } from '../session/login-throttle.repository.ts';
import type { Member } from '../session/member.ts';
import { readEmail } from '../signup/account-rules.ts';
import { createComplaintKey } from './complaint-keys.ts';
import { complaintView } from './complaint.view.ts';
import { findByRequest, findComplaint, insertComplaint } from './complaints.repository.ts';
import { findReported, type Reported } from './evidence.ts';
import { freezeIfUnderage } from './freeze.ts';

type Form = BodyOf<Endpoints['POST /api/complaints.php']>;
type Answer = ResponseOf<Endpoints['POST /api/complaints.php']>;

export interface Origin {
  /** The address of the request, for the limit of its network. */
  address: string;
  /** The language the visitor reads. */
  language: string;
  /** Idempotency-Key of the gesture. */
  gesture: string | undefined;
}

const DAY = 86_400;
const MEMBER_A_DAY = 20;
const NETWORK_A_DAY = 10;
/** Receipts that one address gets from visitors: nobody's mailbox is filled by a form. */
const RECEIPTS_A_DAY = 5;

/**
 * A text long enough to be looked into.
 * @throws {DomainError} `complaint_text`
 */
export const requireText = (typed: string, { min }: typeof complaintTextLength | typeof appealTextLength): string => {
  const text = typed.trim();
  // By code points, as the database counts.
  if (Array.from(text).length < min) throw new DomainError('complaint_text', { field: 'text' });
  return text;
};

/**
 * Where a visitor can be reached. Only reports of a child may be without: the law asks nobody's name for those
 * (Regulation (EU) 2022/2065, article 16).
 */
const visitorEmail = ({ email = '', category }: Form): string | null => {
  if (email.trim() === '' && category === 'underage') return null;
  const address = readEmail(email);
  if (address === undefined) throw new DomainError('invalid_email', { field: 'email' });
  return address;
};

const takeTurn = async (db: Database, member: Member | null, email: string | null, origin: Origin): Promise<void> => {
  const limits = member
    ? [{ key: `complaint:${member.id}`, most: MEMBER_A_DAY }]
    : [
        { key: `complaint-network:${networkKey(origin.address).toString('hex')}`, most: NETWORK_A_DAY },
        ...(email === null ? [] : [{ key: `complaint-email:${email.toLowerCase()}`, most: RECEIPTS_A_DAY }]),
      ];
  for (const limit of limits) {
    if (!(await takeSlot(db, { ...limit, windowSeconds: DAY }))) throw new DomainError('complaint_limit');
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

/** The same gesture again, as after an answer that got lost: the same case, with a new secret. */
const repeatOf = async (db: Database, gesture: Gesture | undefined): Promise<string | undefined> => {
  const earlier = gesture && (await findByRequest(db, gesture.key));
  if (!earlier) return undefined;
  if (!earlier.request_hash?.equals(gesture.hash)) throw new DomainError('idempotency_mismatch');
  return earlier.id;
};

const answerOf = async (db: Database, id: string): Promise<Answer> => {
  const row = await findComplaint(db, id);
  if (!row) throw new Error(`the complaint ${id} is gone`);
  return {
    complaint: complaintView(row, 'reporter'),
    secret: await createComplaintKey(db, { complaint: id, party: 'reporter' }),
  };
};

/** Beside the report: the chats with whom it is about go (C-8), and with `block` everything between the two. */
const partFrom = async (db: Database, member: Member, { subjectId }: Reported, form: Form): Promise<void> => {
  if (subjectId === null) return;
  await (form.block ? applyBlock(db, member.id, subjectId) : removeChatsWith(db, member.id, subjectId));
};

interface Parts {
  context: Context;
  member: Member | null;
  form: Form;
  origin: Origin;
}

const makeComplaint = (parts: Parts, text: string, gesture: Gesture | undefined): Promise<Answer> => {
  const { context, member, form, origin } = parts;
  const { site } = context;
  const email = member ? null : visitorEmail(form);
  return context.db.transaction().execute(async (db) => {
    const reported = await findReported(db, { siteId: site.id, id: member?.id ?? 0 }, form);
    if (!reported) throw new DomainError('object_unknown', { field: 'object_id' });
    await takeTurn(db, member, email, origin);
    const id = await insertComplaint(db, {
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
    if (member) await queueMail(db, { ...receipt, userId: member.id });
    else if (email !== null) {
      await queueMail(db, { ...receipt, stranger: { address: email, siteId: site.id, language: origin.language } });
    }
    if (member) await partFrom(db, member, reported, form);
    if (form.category === 'underage' && reported.subjectId !== null) {
      await freezeIfUnderage(db, { complaint: id, subjectId: reported.subjectId, reporterId: member?.id ?? null });
    }
    return answerOf(db, id);
  });
};

/**
 * Takes a report of a profile, a photo, a message or the site (decisions S-2), with what it is about as it is now. The
 * receipt goes by mail. What the answer carries opens the case and stands nowhere else.
 */
export const complain = async (
  context: Context,
  member: Member | null,
  form: Form,
  origin: Origin,
): Promise<Answer> => {
  const text = requireText(form.text, complaintTextLength);
  const gesture = gestureOf(member, form, origin.gesture);
  const earlier = await repeatOf(context.db, gesture);
  if (earlier !== undefined) return answerOf(context.db, earlier);
  try {
    return await makeComplaint({ context, member, form, origin }, text, gesture);
  } catch (error) {
    // Two of one gesture at once: the key of the request let one of them in.
    const first = sqlState(error) === '23505' ? await repeatOf(context.db, gesture) : undefined;
    if (first === undefined) throw error;
    return answerOf(context.db, first);
  }
};
