import { defaultLanguage, isLanguage, paths } from '@pairwise/contracts';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';
import type { MailPort } from '../../providers/mail/mail-port.ts';
import { createComplaintSecret } from '../links/complaint-links.repository.ts';
import { createLink } from '../links/create-link.ts';
import { createMailLink } from './create-mail-link.ts';
import { deleteMail, type DueMail, postponeMail, takeDueMail } from './mail-queue.repository.ts';
import {
  type CaseOfMail,
  caseOfMail,
  linkOfMail,
  mailMessages,
  type MailTemplate,
  pageOfMail,
} from './mail-templates.ts';
import { secondsUntilRetry } from './mails.policy.ts';
import { renderMail } from './render-mail.ts';

interface SenderParts {
  db: Database;
  mail: MailPort;
  /** The public address of the product; links begin with it. */
  publicUrl: URL;
  warn: (error: unknown, message: string) => void;
}

export interface MailSender {
  /** Sends the due mails and returns how many went out. Calls run one after another. */
  drain: () => Promise<number>;
  /** Stops the timer and waits for the running round. */
  stop: () => Promise<void>;
}

const data = z.object({
  values: z.record(z.string(), z.string()).default({}),
  linkData: z.record(z.string(), z.string()).default({}),
  openCase: caseOfMail.optional(),
  /** The type of a notice, which members can switch off. */
  notice: z.string().optional(),
});

/** The links of a mail were revoked while it was being sent. */
class MailRevoked extends Error {
  override name = 'MailRevoked';
}

const POLL_MS = 5_000;

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailMessages.en.mails, name);

/** Opens the sender of queued mails. It sends when `drain` is called after a write, and every few seconds for retries. */
export const openMailSender = ({ db, mail, publicUrl, warn }: SenderParts): MailSender => {
  const address = (path: string): string => new URL(path, publicUrl).href;

  /** The path of the button, with a new secret; undefined for mails without a button. */
  const linkOf = async (
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

  const send = async (due: DueMail): Promise<void> => {
    if (!isTemplate(due.template)) throw new Error(`unknown mail template: ${due.template}`);
    const { values, linkData, openCase, notice } = data.parse(due.data);
    const to = due.to_address ?? due.email;
    if (to === null) throw new Error('the mail has no receiver');
    const link = await linkOf(due, due.template, linkData, openCase);
    const unsubscribe = due.user_id === null ? undefined : await createLink(db, due.user_id, 'unsubscribe');
    const rendered = renderMail(due.template, isLanguage(due.language) ? due.language : defaultLanguage, {
      ...values,
      name: due.name ?? undefined,
      site: due.site,
      ...(notice !== undefined && { unsubscribeLink: unsubscribe && address(`/${unsubscribe}`) }),
      ...(link !== undefined && { link: address(link) }),
    });
    await mail.send({
      to,
      ...rendered,
      ...(unsubscribe && {
        headers: {
          'List-Unsubscribe': `<${address(`/api/unsubscribe.php?token=${unsubscribe}`)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };

  let sent = 0;
  const round = async (): Promise<void> => {
    for (let due = await takeDueMail(db); due; due = await takeDueMail(db)) {
      try {
        await send(due);
        await deleteMail(db, due.id);
        sent += 1;
      } catch (error) {
        if (error instanceof MailRevoked) continue;
        warn(error, `mail ${due.id} (${due.template}) was not sent`);
        await postponeMail(db, due.id, secondsUntilRetry(due.attempts), String(error).slice(0, 500));
      }
    }
  };

  let running: Promise<void> = Promise.resolve();
  const drain = async (): Promise<number> => {
    const before = sent;
    running = running.then(round, round);
    await running;
    return sent - before;
  };
  const quietly = (): void => void drain().catch((error: unknown) => warn(error, 'mails could not be sent'));
  const timer = setInterval(quietly, POLL_MS);
  timer.unref();

  return {
    drain,
    stop: async () => {
      clearInterval(timer);
      await running.catch(() => undefined);
    },
  };
};
