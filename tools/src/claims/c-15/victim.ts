import { converse, newIban, newMobile, makePerson, testPassword } from '@pairwise/api/testing';
import { type Database, openDatabase } from '@pairwise/api/db';
import { fillInDirectDebit, skipEntryWarning } from '@pairwise/e2e/support';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** The origins of a product, and the address of its api for programs. */
export interface Origins {
  site: string;
  app: string;
  pay: string;
  apiUrl: string;
}

/** A member with data that nothing else contains, by kind, and open tabs. */
export interface Victim {
  context: BrowserContext;
  /** Values that must not leave the site: each in every form in which the product has it. */
  member: Record<string, string[]>;
  /** Values that no code but that of payments may have. */
  payment: Record<string, string[]>;
  /** Ids of the member's payments and mandates, which make an attacker's search easier. */
  ids: { mandate: string; payment: string; chat: number };
  /** The page of the provider, on which the card is entered. */
  providerUrl: string;
  /** Enters the bank account, the code and the card in every page of payments that is open. */
  pay: () => Promise<void>;
  /** Closes everything but the member's own tabs. */
  closeOthers: () => Promise<void>;
}

const CARD = '4242424242424242';
const FIELDS = ['IBAN', 'SMS code', 'Card number'];
/** The time in which a page that was just opened shows its form. */
const SHOWN_MS = 400;

const inGroups = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Sends a request from a page, with its session and origin. */
const callFrom = (page: Page, method: string, path: string, body: object): Promise<number> =>
  page.evaluate(
    async ({ method: verb, path: address, body: data }) => {
      const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
      return (await fetch(address, { method: verb, headers, body: JSON.stringify(data) })).status;
    },
    { method, path, body },
  );

/** Sends the form of a direct debit, and waits for the page of the code. */
const startDirectDebit = async (page: Page, iban: string, mobile: string): Promise<void> => {
  await fillInDirectDebit(page, { iban, mobile });
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('SMS code').waitFor();
};

const codeSentTo = async (apiUrl: string, mobile: string): Promise<string> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(`${apiUrl}/__dev/outbox?to=${encodeURIComponent(mobile)}`);
    const [newest] = (await response.json()) as { text: string }[]; // the api's own shape
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code was sent to ${mobile}.`);
};

const withDatabase = async <Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> => {
  const db = openDatabase({
    url,
    poolSize: 1,
    onError: (error) => {
      throw error;
    },
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
};

/**
 * Opens a browser context of a member who is logged in at the app and at payments, has a chat and a mandate, and is
 * about to pay: one tab shows the form of a direct debit, one the code of the text message, one the provider's page of
 * a card, one the chat.
 */
export const openVictim = async (
  browser: Browser,
  { app, pay, apiUrl }: Origins,
  databaseUrl: string,
  mark: string,
): Promise<Victim> => {
  const words = { email: `canary.${mark}@example.test`, name: `Kanari${mark}`, chat: `canary-line-${mark}` };
  const { chat } = await withDatabase(databaseUrl, async (db) => {
    const anna = await makePerson(db, { ...words, credits: 40, photos: ['active'] });
    const bram = await makePerson(db, { name: 'Bram', gender: 'male', premium: true, photos: ['active'] });
    return { chat: await converse(db, anna, bram, [words.chat]) };
  });
  const context = await browser.newContext();
  await skipEntryWarning(context);
  const newPage = async (address: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  };
  const chats = await newPage(`${app}/login`);
  const status = await callFrom(chats, 'POST', '/api/user.php', { email: words.email, password: testPassword });
  if (status !== 200) throw new Error(`The login returned ${status}.`);
  await chats.goto(`${app}/chats/${chat.publicId}`);
  await chats.getByText(words.chat).first().waitFor();

  // An order that is paid leaves a mandate.
  const iban = newIban('08');
  const mobiles = [newMobile(), newMobile()] as const;
  const code = await newPage(`${pay}/credits/p1/sdd`);
  await startDirectDebit(code, iban, mobiles[0]);
  await code.getByLabel('SMS code').fill(await codeSentTo(apiUrl, mobiles[0]));
  await code.getByRole('button', { name: /^Order and pay €/ }).click();
  await code.getByRole('heading', { level: 1, name: /new credits for you/ }).waitFor();
  const paid = await withDatabase(databaseUrl, async (db) => {
    const mandate = await db
      .selectFrom('sdd_mandates')
      .select('mandate_id')
      .orderBy('accepted_at', 'desc')
      .executeTakeFirstOrThrow();
    const payment = await db
      .selectFrom('payments')
      .select('payment_id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return { mandate: mandate.mandate_id, payment: payment.payment_id };
  });
  await code.goto(`${pay}/credits/p1/sdd`);
  await startDirectDebit(code, iban, mobiles[1]);
  const secret = await codeSentTo(apiUrl, mobiles[1]);

  const form = await newPage(`${pay}/credits/p1/sdd`);
  await form.getByLabel('IBAN').waitFor();
  const card = await newPage(`${pay}/credits/p1/creditcard`);
  await card.getByRole('button', { name: /^Order and pay €|^Pay €/ }).click();
  await card.getByLabel('Card number').waitFor();

  const own = [chats, code, form, card];
  const sessions = (await context.cookies()).filter(({ name }) => name === 'auth.session').map(({ value }) => value);
  if (sessions.length < 2) throw new Error('The member has no session at the app or at payments.');
  const values: Record<string, string> = { IBAN: iban, 'SMS code': secret, 'Card number': CARD };
  return {
    context,
    member: { email: [words.email], name: [words.name], chat: [words.chat] },
    payment: {
      IBAN: [iban, inGroups(iban)],
      'SMS code': [secret],
      'card number': [CARD, inGroups(CARD)],
      session: sessions,
      // The file of a mandate, which contains the IBAN: the begin of a PDF in base64.
      'mandate or receipt': ['JVBERi0'],
    },
    ids: { ...paid, chat: chat.publicId },
    providerUrl: card.url(),
    pay: async () => {
      for (const page of context.pages())
        for (const label of FIELDS) {
          const field = page.getByLabel(label, { exact: true });
          const isOwn = own.includes(page);
          if (!isOwn) await field.waitFor({ timeout: SHOWN_MS }).catch(() => undefined);
          if (!(await field.isVisible().catch(() => false))) continue;
          await field.fill('').catch(() => undefined);
          await field.pressSequentially(values[label] ?? '', { timeout: 5_000 }).catch(() => undefined);
        }
    },
    closeOthers: async () => {
      for (const page of context.pages()) if (!own.includes(page)) await page.close();
    },
  };
};
