import { expect, type Page } from '@playwright/test';

interface Mail {
  subject: string;
  links: string[];
}

/** What was mailed to an address, newest first, as the outbox of demo mode tells it. */
const mailsTo = async (page: Page, address: string): Promise<Mail[]> => {
  const answer = await page.request.get(`/__dev/outbox?to=${encodeURIComponent(address)}`);
  // The outbox is ours; the api's own tests prove its shape.
  return (await answer.json()) as Mail[];
};

/** The newest mail to an address of that subject, once it is there. */
export const mailTo = async (page: Page, address: string, subject: RegExp): Promise<Mail> => {
  const find = async () => (await mailsTo(page, address)).find((one) => subject.test(one.subject));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find()) ?? { subject: '', links: [] };
};

/** The path of the link in the newest mail to an address, once one of that subject is there. */
export const mailedLink = async (page: Page, address: string, subject: RegExp): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mailsTo(page, address)).find((one) => subject.test(one.subject));
    link = mail?.links.find((one) => /\/[\w-]{43}$/.test(one));
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return new URL(link ?? '').pathname;
};
