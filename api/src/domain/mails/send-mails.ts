import { defaultLanguage, isLanguage, paths } from '@pairwise/contracts';
import { sql } from 'kysely';
import { z } from 'zod';

import type { Database } from '../../db/database.ts';
import type { MailPort } from '../../providers/mail/mail-port.ts';
import { createComplaintKey } from '../complaints/complaint-keys.ts';
import { createLink } from '../links/links.repository.ts';
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
  /** Where members reach the product; links begin with it. */
  publicUrl: URL;
  warn: (error: unknown, message: string) => void;
}

export interface MailSender {
  /** Sends what is due; one round at a time. Answers how many went out. */
  drain: () => Promise<number>;
  /** Stops after the round that runs. */
  stop: () => Promise<void>;
}

const data = z.object({
  values: z.record(z.string(), z.string()).default({}),
  linkData: z.record(z.string(), z.string()).default({}),
  openCase: caseOfMail.optional(),
  /** The type of a notice, which can be switched off. */
  notice: z.string().optional(),
});

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailMessages.en.mails, name);

/** After this many tries a mail is given up and its row stays for who looks into it. */
const MOST_ATTEMPTS = 8;
const POLL_MS = 5_000;

interface DueMail {
  id: number;
  template: string;
  data: unknown;
  to_address: string | null;
  attempts: number;
  /** Null for who has no account. */
  user_id: number | null;
  name: string | null;
  email: string | null;
  language: string;
  site: string;
}

/** Takes one due mail for this process: another node passes over it for a minute. Accounts that are gone get none. */
const takeDue = async (db: Database): Promise<DueMail | undefined> => {
  const { rows } = await sql<DueMail>`
    with due as (
      select q.id, u.name, u.email, coalesce(u.language, q.language, ${defaultLanguage}) as language, s.name as site
      from mail_queue q left join users u on u.id = q.user_id join sites s on s.id = coalesce(u.site_id, q.site_id)
      where q.next_attempt_at <= now() and q.attempts < ${MOST_ATTEMPTS}::int and (q.user_id is null or u.email is not null)
      order by q.id limit 1 for update of q skip locked)
    update mail_queue q set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
    from due where due.id = q.id
    returning q.id, q.template, q.data, q.to_address, q.attempts, q.user_id, due.name, due.email, due.language, due.site`.execute(
    db,
  );
  return rows[0];
};

/** Sends the waiting mails: at once after each write, and every few seconds for those that have to be tried again. */
export const openMailSender = ({ db, mail, publicUrl, warn }: SenderParts): MailSender => {
  const address = (path: string): string => new URL(path, publicUrl).href;

  /** The path of the button, with a secret that is made now; undefined for mails without one. */
  const linkOf = async (
    template: MailTemplate,
    userId: number | null,
    linkData: Record<string, string>,
    openCase: CaseOfMail | undefined,
  ): Promise<string | undefined> => {
    if (openCase) {
      return paths.complaints({ id: openCase.complaint, secret: await createComplaintKey(db, openCase) });
    }
    const purpose = linkOfMail[template];
    if (purpose && userId !== null) return `/${await createLink(db, userId, purpose, linkData)}`;
    return pageOfMail[template];
  };

  const send = async (due: DueMail): Promise<void> => {
    if (!isTemplate(due.template)) throw new Error(`there is no mail ${due.template}`);
    const { values, linkData, openCase, notice } = data.parse(due.data);
    const to = due.to_address ?? due.email;
    if (to === null) throw new Error('the mail has no receiver');
    const link = await linkOf(due.template, due.user_id, linkData, openCase);
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
    for (let due = await takeDue(db); due; due = await takeDue(db)) {
      try {
        await send(due);
        await db.deleteFrom('mail_queue').where('id', '=', due.id).execute();
        sent += 1;
      } catch (error) {
        warn(error, `mail ${due.id} (${due.template}) was not sent`);
        const again = sql<Date>`now() + make_interval(secs => ${Math.min(3600, 15 * 2 ** due.attempts)}::int)`;
        await db
          .updateTable('mail_queue')
          .set({ next_attempt_at: again, last_error: String(error).slice(0, 500) })
          .where('id', '=', due.id)
          .execute();
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
