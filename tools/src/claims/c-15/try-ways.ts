import type { Page } from '@playwright/test';

import { word } from './hostile-remote.ts';
import type { NetworkLog } from './network-log.ts';
import type { Victim } from './victim.ts';

/** What one way to get data led to. */
export interface Attempt {
  way: string;
  /** Whether it ended by leaving to the sink, so that its catch would have been recorded. */
  arrived: boolean;
  /** The kinds of the victim's data that arrived at the sink. */
  kinds: string[];
  /** Why the browser stopped it, if it threw. */
  error?: string;
}

/** What the hostile code leaves in its page. */
interface HostileWindow {
  hostile?: { done?: boolean; error?: string; names: { get: string[]; send: string[] } };
}

const READY_MS = 40_000;
const LEAVE_MS = 5_000;
const SEND_MS = 700;

const opened = async ({ context }: Victim, address: string): Promise<Page> => {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  await page.goto(address, { waitUntil: 'commit' });
  return page;
};

/** Lists the ways of the hostile code of a page. */
export const waysOf = async (victim: Victim, address: string): Promise<{ get: string[]; send: string[] }> => {
  const page = await opened(victim, address);
  try {
    const handle = await page.waitForFunction(() => (window as HostileWindow).hostile?.names, undefined, {
      timeout: READY_MS,
    });
    return (await handle.jsonValue()) ?? { get: [], send: [] };
  } finally {
    await page.close();
  }
};

/** Returns the kinds of the victim's data in a text. */
const kindsIn = ({ member, payment }: Victim, text: string): string[] =>
  Object.entries({ ...member, ...payment })
    .filter(([, forms]) => forms.some((form) => text.includes(form)))
    .map(([kind]) => kind);

/** Opens a page in which the hostile code tries one way to get data while the member pays, and lets it leave with it. */
export const tryToGet = async (victim: Victim, network: NetworkLog, address: string, way: string): Promise<Attempt> => {
  network.take();
  const page = await opened(victim, `${address}#get=${encodeURIComponent(way)}`);
  let error: string | undefined;
  try {
    await page.waitForFunction(() => (window as HostileWindow).hostile?.done, undefined, { timeout: READY_MS });
    error = await page.evaluate(() => (window as HostileWindow).hostile?.error);
    await victim.pay();
    await Promise.all([
      page.waitForURL(/^http:\/\/sink\.test\/left/, { timeout: LEAVE_MS }),
      page.evaluate(() => document.dispatchEvent(new Event('leave'))),
    ]);
  } catch (failure) {
    error = String(failure).split('\n')[0];
  }
  const sent = network.take();
  await victim.closeOthers();
  return {
    way,
    arrived: sent.some((text) => text.includes(`http://sink.test/left?by=${way}`)),
    kinds: kindsIn(victim, sent.join('\n')),
    ...(error !== undefined && { error }),
  };
};

/** Opens a page in which the hostile code tries one way to send data. Returns whether it arrived at another server. */
export const tryToSend = async (
  victim: Victim,
  network: NetworkLog,
  address: string,
  way: string,
): Promise<boolean> => {
  network.take();
  const page = await opened(victim, `${address}#send=${encodeURIComponent(way)}`);
  await page
    .waitForFunction(() => (window as HostileWindow).hostile?.done, undefined, { timeout: SEND_MS * 5 })
    .catch(() => undefined);
  await page.waitForTimeout(SEND_MS).catch(() => undefined);
  const sent = network.take();
  await victim.closeOthers();
  return sent.some((text) => text.includes(word));
};
