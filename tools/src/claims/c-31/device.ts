import type { Database } from '@pairwise/api/db';
import { openSession, type TestPerson } from '@pairwise/api/testing';
import { skipEntryWarning } from '@pairwise/e2e/support';
import { startRelay } from '@pairwise/pubsub/testing';
import type { BrowserContext, Page } from '@playwright/test';

import type { RunningProduct } from '../support/running-product.ts';
import { type ChatTab, chatTab } from './chat-tab.ts';

/** Where a device shows the number of unread messages. */
export type Place = 'list' | 'navigation' | 'title' | 'app badge' | 'other tab';

/** A browser of a member: a tab with the chats, and another one. */
export interface Device {
  name: string;
  owner: TestPerson;
  chat: ChatTab;
  isOnline: () => boolean;
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  /** Whether the chat is open, so that its messages are read. */
  isInChat: () => boolean;
  enterChat: () => Promise<void>;
  leaveChat: () => Promise<void>;
  unread: () => Promise<Record<Place, number>>;
  close: () => Promise<void>;
}

interface DeviceOptions {
  product: RunningProduct;
  db: Database;
  name: string;
  owner: TestPerson;
  partner: TestPerson;
  conversation: number;
  /** The control: a device that receives neither events nor responses to polls. */
  deaf?: boolean;
}

/** Runs in every document: keeps the number at the icon, which has no address of its own. */
const recordBadge = (): void => {
  const keep = (count: number): Promise<void> => {
    document.documentElement.dataset['badge'] = String(count);
    return Promise.resolve();
  };
  Object.assign(navigator, { setAppBadge: keep, clearAppBadge: () => keep(0) });
};

/** Runs in every document of the control. */
const receiveNothing = (): void => {
  globalThis.WebSocket = class extends WebSocket {
    override addEventListener(): void {
      // Its events are discarded.
    }
  };
};

/** Runs in the page. Reads the numbers that it shows. */
const readNumbers = (partner: string) => {
  // The label for screen readers has an element of its own, beside the digits.
  const numberIn = (place: Element | undefined): number => {
    const labels = [...(place?.querySelectorAll('*') ?? [])].flatMap(
      (one) => /^(\d+) unread/.exec(one.childElementCount === 0 ? one.textContent.trim() : '')?.[1] ?? [],
    );
    return Number(labels[0] ?? 0);
  };
  const lines = [...document.querySelectorAll('main a[href^="/chats/"]')];
  const line = lines.find((one) => one.textContent.includes(partner));
  const link = [...document.querySelectorAll('header a[href="/chats"], nav a[href="/chats"]')].find(
    (one) => one.getClientRects().length > 0,
  );
  return {
    list: numberIn(line),
    navigation: numberIn(link),
    title: Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0),
    badge: Number(document.documentElement.dataset['badge'] ?? 0),
  };
};

const PATIENCE_MS = 30_000;

/** Opens a browser of a member with two tabs: one with the list of chats, one with the members. */
export const openDevice = async (options: DeviceOptions): Promise<Device> => {
  const { product, db, name, owner, partner, conversation, deaf = false } = options;
  // The device's own network, which can be cut in the middle of a WebSocket as well.
  const relay = await startRelay({ host: '127.0.0.1', port: Number(new URL(product.url).port) });
  const url = `http://localhost:${relay.port}`;
  const context: BrowserContext = await product.browser.newContext({ viewport: { width: 1280, height: 800 } });
  await skipEntryWarning(context);
  await context.addInitScript(recordBadge);
  const [cookie = '', value = ''] = (await openSession(db, owner)).split('=');
  await context.addCookies([{ name: cookie, value, url }]);
  const [page, other] = [await context.newPage(), await context.newPage()];
  const chat = chatTab(page);
  const line = page.locator(`main a[href="/chats/${conversation}"]`).first();
  if (deaf) await context.addInitScript(receiveNothing);
  await page.goto(`${url}/chats`);
  await line.waitFor({ timeout: PATIENCE_MS });
  await other.goto(`${url}/members`);
  await other.locator('h1').first().waitFor({ timeout: PATIENCE_MS });
  if (deaf) await context.route(/\/api\/(user|chats?|events)\.php/, (route) => route.abort());

  let [online, inChat] = [true, false];
  const read = (tab: Page) => tab.evaluate(readNumbers, partner.name);
  return {
    name,
    owner,
    chat,
    isOnline: () => online,
    disconnect: async () => {
      online = false;
      relay.block();
      await context.setOffline(true);
    },
    reconnect: async () => {
      online = true;
      relay.open();
      await context.setOffline(false);
    },
    isInChat: () => inChat,
    enterChat: async () => {
      if (inChat) return;
      inChat = true;
      await line.click();
      await page.getByRole('textbox', { name: /^Write to/ }).waitFor();
      // The chat opens at the first unread message. The member scrolls on to the newest.
      const down = page.getByRole('button', { name: /to the newest/i });
      if (await down.isVisible()) await down.click();
    },
    leaveChat: async () => {
      if (!inChat) return;
      inChat = false;
      await page.goBack();
      await page.getByRole('textbox', { name: /^Write to/ }).waitFor({ state: 'detached' });
    },
    unread: async () => {
      const [first, second] = [await read(page), await read(other)];
      return {
        list: first.list,
        navigation: first.navigation,
        title: first.title,
        'app badge': first.badge,
        'other tab': second.title,
      };
    },
    close: async () => {
      await context.close();
      await relay.close();
    },
  };
};
