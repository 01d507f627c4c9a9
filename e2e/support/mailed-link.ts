import { expect, type Page } from '@playwright/test';

interface Mail {
  subject: string;
  text: string;
  links: string[];
}

/** Returns the mails to an address, newest first, from the outbox of demo mode. */
const mailsTo = async (page: Page, address: string): Promise<Mail[]> => {
  const response = await page.request.get(`/__dev/outbox?to=${encodeURIComponent(address)}`);
  // The cast is true because the api's own tests prove the shape of the outbox.
  return (await response.json()) as Mail[];
};

/** Waits for a mail with this subject to an address and returns the newest one. */
export const mailTo = async (page: Page, address: string, subject: RegExp): Promise<Mail> => {
  const find = async () => (await mailsTo(page, address)).find((one) => subject.test(one.subject));
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find()) ?? { subject: '', text: '', links: [] };
};

/** Waits for a mail with this subject to an address and returns the path of its link. */
export const mailedLink = async (page: Page, address: string, subject: RegExp): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const mail = (await mailsTo(page, address)).find((one) => subject.test(one.subject));
    link = mail?.links.find((one) => /\/[\w-]{43}\?lang=\w\w$/.test(one));
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
};
