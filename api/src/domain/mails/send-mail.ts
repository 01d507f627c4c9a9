import { defaultLanguage, isLanguage, paths } from '@pairwise/contracts';
import type { MailPort } from '@pairwise/mail';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';
import { createComplaintSecret } from '../links/complaint-links.repository.ts';
import { createLink } from '../links/create-link.ts';
import { createMailLink } from './create-mail-link.ts';
import { formatDates, formatMoments } from './mail-dates.ts';
import { deleteMail, type DueMail, findDueMail } from './mail-queue.repository.ts';
import {
  type CaseOfMail,
  caseOfMail,
  linkOfMail,
  mailMessages,
  type MailTemplate,
  pageOfMail,
} from './mail-templates.ts';
import { renderMail } from './render-mail.ts';

interface SenderParts {
  db: Database;
  mail: MailPort;
  /** The public address of the product; links begin with it. */
  appUrl: URL;
}

const data = z.object({
  values: z.record(z.string(), z.string()).default({}),
  dates: z.record(z.string(), z.coerce.date()).default({}),
  moments: z.record(z.string(), z.coerce.date()).default({}),
  linkData: z.record(z.string(), z.string()).default({}),
  openCase: caseOfMail.optional(),
  /** The type of a notification, which members can switch off (`queue-mail.ts`). */
  notice: z.string().optional(),
});

/** The links of a mail were revoked while it was being sent. */
class MailRevoked extends Error {
  override name = 'MailRevoked';
}

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailMessages.en.mails, name);

/** The path of the button, with a new secret; undefined for mails without a button. */
const linkOf = async (
  db: Database,
  { id, user_id: userId }: DueMail,
  template: MailTemplate,
  linkData: Record<string, string>,
  openCase: CaseOfMail | undefined,
): Promise<string | undefined> => {
  if (openCase) {
    return paths.complaints({ id: openCase.complaint, secret: await createComplaintSecret(db, openCase) });
  }
  const purpose = linkOfMail[template];
  if (!purpose || userId === null) return pageOfMail[template];
  const secret = await createMailLink(db, { mail: id, userId, purpose, data: linkData });
  if (secret === undefined) throw new MailRevoked();
  return `/${secret}`;
};

const send = async ({ db, mail, appUrl }: SenderParts, due: DueMail, signal: AbortSignal): Promise<void> => {
  const language = isLanguage(due.language) ? due.language : defaultLanguage;
  /** Selects the language of the mail on the page, which may open in a browser that has another one. */
  const address = (path: string): string => {
    const url = new URL(path, appUrl);
    url.searchParams.set('lang', language);
    return url.href;
  };
  if (!isTemplate(due.template)) throw new Error(`unknown mail template: ${due.template}`);
  const { values, dates, moments, linkData, openCase, notice: notification } = data.parse(due.data);
  const link = await linkOf(db, due, due.template, linkData, openCase);
  const unsubscribe = due.user_id === null ? undefined : await createLink(db, due.user_id, 'unsubscribe');
  const rendered = renderMail(
    due.template,
    language,
    {
      ...values,
      ...formatDates(dates, { ...due, language }),
      ...formatMoments(moments, { ...due, language }),
      name: due.name ?? undefined,
      site: due.site,
      ...(notification !== undefined && { unsubscribeLink: unsubscribe && address(`/${unsubscribe}`) }),
      ...(link !== undefined && { link: address(link) }),
    },
    due.country ?? undefined,
  );
  const headers = unsubscribe && {
    'List-Unsubscribe': `<${new URL(`/api/unsubscribe.php?token=${unsubscribe}`, appUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const id = `mail-${due.id}-${due.created_at.getTime()}`;
  await mail.send({ id, to: due.to, ...rendered, ...(headers && { headers }) }, signal);
};

/**
 * Sends one queued mail and deletes it from the queue. Does nothing when it was sent or deleted before, or when its
 * account has no address any more. A process that dies between the two sends it again with the same `Message-ID`.
 * @throws when it was not sent and is to be retried
 */
export const sendMail = async (parts: SenderParts, id: number, signal: AbortSignal): Promise<void> => {
  const due = await findDueMail(parts.db, id);
  if (!due) return;
  try {
    await send(parts, due, signal);
  } catch (error) {
    if (error instanceof MailRevoked) return;
    throw error;
  }
  await deleteMail(parts.db, id);
};
