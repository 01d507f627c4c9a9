import { realApi } from '@pairwise/testing';

interface Mail {
  subject: string;
  links: string[];
}

/** Returns the mails that the real api has sent to an address, newest first. */
const mailsTo = async (address: string): Promise<Mail[]> => {
  const api = realApi();
  await api.runDueJobs();
  return (await api.app.inject({ url: '/__dev/outbox', query: { to: address } })).json<Mail[]>();
};

/** Returns the secret of the newest link that was mailed to an address. Throws when there is none. */
export const linkFromMail = async (address: string): Promise<string> => {
  const links = (await mailsTo(address)).flatMap((mail) => mail.links);
  const token = links.map((link) => /\/([\w-]{43})\?/.exec(link)?.[1]).find((found) => found !== undefined);
  if (token === undefined) throw new Error(`No mail with a link to ${address}`);
  return token;
};
