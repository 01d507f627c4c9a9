import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '@pairwise/api/db';
import { converse, makePerson, openSession } from '@pairwise/api/testing';
import type { BrowserContext } from '@playwright/test';

import { seeded } from '../support/random.ts';
import type { RunningProduct } from '../support/running-product.ts';
import { killerOf, openProfile } from './browser-profile.ts';
import { type ChatTab, chatTab, watchForDoubles } from './chat-tab.ts';
import { noteOf, notesIn } from './note.ts';
import { freeSlots, readNotes } from './read-notes.ts';

/** A kill comes at most this long after the last key, in milliseconds. */
const LONGEST_LIFE_MS = 400;
/** How long the last messages may take. */
const FINISH_MS = 60_000;
/** The draft is stored on the server after this time, in milliseconds. */
const DRAFT_ON_SERVER_MS = 1_800;

/** How the connection is while messages are written: there, not there, or back just before the kill. */
const connections = ['online', 'offline', 'back'] as const;

export interface KillsOutcome {
  kills: number;
  written: number;
  /** Messages that were on the screen with their writes to the device ended, before the kill. */
  acknowledged: number;
  /** Messages that a kill interrupted, and those of them that were kept. */
  interrupted: { all: number; kept: number };
  lost: string[];
  doubled: string[];
  /** Texts that a tab showed twice in one frame. */
  shownTwice: string[];
  /** Texts that were in the field although they were in the outbox or sent. */
  restoredDrafts: string[];
  /** Tabs that did not show what the server has stored, at the end. */
  unequal: string[];
}

interface KillsOptions {
  product: RunningProduct;
  db: Database;
  kills: number;
  seed: number;
  /** The control: a browser that refuses to store anything, so that the outbox is only in memory. */
  memoryOnly?: boolean;
}

const refuseStorage = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('This browser stores nothing.', 'SecurityError');
  };
};

/** Kills the browser of a member again and again while messages are written in two tabs, online and offline. */
export const proveKills = async ({ product, db, kills, seed, memoryOnly = false }: KillsOptions) => {
  const random = seeded(seed);
  const anna = await makePerson(db, { name: 'Anna', credits: 20_000, premium: true });
  const bram = await makePerson(db, { name: 'Bram', gender: 'male' });
  const chat = await converse(db, anna, bram, ['Hello', 'Hello to you']);
  const address = `${product.url}/chats/${chat.publicId}`;
  const profile = mkdtempSync(join(product.folder, 'profile-'));
  const cookie = await openSession(db, anna);

  const written: string[] = [];
  const acknowledged = new Set<string>();
  /** Notes that were in the field of a tab when the browser was opened, and at the end. */
  const drafts = new Set<string>();
  const shownTwice = new Set<string>();

  const openTabs = async (): Promise<{ context: BrowserContext; tabs: ChatTab[] }> => {
    const { executablePath, url } = product;
    const context = await openProfile({ executablePath, profile, cookie, url });
    if (memoryOnly) await context.addInitScript(refuseStorage);
    await watchForDoubles(context, (text) => shownTwice.add(text));
    const pages = [context.pages()[0] ?? (await context.newPage()), await context.newPage()];
    const tabs = pages.map((page) => chatTab(page));
    await Promise.all(tabs.map((tab) => tab.open(address)));
    for (const tab of tabs) await readDraft(tab);
    return { context, tabs };
  };

  const readDraft = async (tab: ChatTab): Promise<void> => {
    for (const note of notesIn(await tab.draft())) drafts.add(note);
  };

  const sendNote = async (tab: ChatTab): Promise<string> => {
    const note = noteOf(written.length);
    const slowly = random() < 0.3;
    await tab.write(note, { slowly });
    if (slowly && random() < 0.3) await delay(DRAFT_ON_SERVER_MS);
    written.push(note);
    await tab.send();
    return note;
  };

  const round = async (): Promise<void> => {
    const { context, tabs } = await openTabs();
    const kill = killerOf(profile);
    const closed = new Promise((resolve) => context.once('close', resolve));
    const connection = memoryOnly ? 'offline' : connections[Math.floor(random() * connections.length)];
    if (connection !== 'online') await context.setOffline(true);
    const count = 1 + Math.floor(random() * 3);
    for (let n = 0; n < count; n += 1) {
      const tab = tabs[Math.floor(random() * tabs.length)];
      if (!tab) throw new Error('There is no tab.');
      const note = await sendNote(tab);
      const isInterrupted = n === count - 1 && !memoryOnly && random() < 0.5;
      if (isInterrupted) break;
      await tab.acknowledged(note);
      acknowledged.add(note);
    }
    if (connection === 'back') await context.setOffline(false);
    await delay(random() * LONGEST_LIFE_MS);
    kill();
    await closed;
  };

  /** Opens the browser once more, waits until all that is left was sent, and returns what both tabs show. */
  const finish = async (): Promise<{ stored: string[]; shown: string[][] }> => {
    const { context, tabs } = await openTabs();
    const deadline = Date.now() + FINISH_MS;
    for (;;) {
      const stored = await readNotes(db, chat.id);
      const shown = await Promise.all(tabs.map((tab) => tab.shown()));
      const isComplete = [...acknowledged].every((note) => stored.includes(note));
      const isEqual = shown.every((notes) => notes.join() === stored.slice(-notes.length).join());
      if ((isComplete && isEqual) || Date.now() > deadline || memoryOnly) {
        for (const tab of tabs) await readDraft(tab);
        await context.close();
        return { stored, shown };
      }
      await delay(100);
    }
  };

  for (let n = 0; n < kills; n += 1) {
    await freeSlots(db);
    await round();
  }
  const { stored, shown } = await finish();
  const interrupted = written.filter((note) => !acknowledged.has(note));
  return {
    kills,
    written: written.length,
    acknowledged: acknowledged.size,
    interrupted: { all: interrupted.length, kept: interrupted.filter((note) => stored.includes(note)).length },
    lost: [...acknowledged].filter((note) => !stored.includes(note)),
    doubled: stored.filter((note, place) => stored.indexOf(note) !== place),
    shownTwice: [...shownTwice],
    // What is stored was taken out of the field: no one wrote it there again.
    restoredDrafts: [...drafts].filter((note) => stored.includes(note)),
    unequal: shown
      .filter((notes) => notes.join() !== stored.slice(-notes.length).join())
      .map((notes) => `a tab ends with ${notes.at(-1)}, the server with ${stored.at(-1)}`),
  } satisfies KillsOutcome;
};
