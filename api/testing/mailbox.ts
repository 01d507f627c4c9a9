import { sql } from 'kysely';

import type { TestApi } from './test-api.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  links: string[];
}

/** Sends all waiting mails, including those that wait for the morning, and lists those to an address, newest first. */
export const mailsTo = async (api: TestApi, address: string): Promise<ReceivedMail[]> => {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where task_identifier = 'send-mail' and attempts = 0 and locked_at is null`.execute(api.db);
  await api.runDueJobs();
  return (await api.app.inject({ url: '/__dev/outbox', query: { to: address } })).json<ReceivedMail[]>();
};

/** Returns the secret of the newest link in a mail to an address: 43 characters at the root of the site. */
export const linkTo = async (api: TestApi, address: string, subject: RegExp = /./): Promise<string> => {
  const mail = (await mailsTo(api, address)).find((one) => subject.test(one.subject));
  const token = mail?.links
    .map((link) => /\/([\w-]{43})\?lang=\w\w$/.exec(link)?.[1])
    .find((found) => found !== undefined);
  if (token === undefined) throw new Error(`${address} has no mail with a link.`);
  return token;
};
