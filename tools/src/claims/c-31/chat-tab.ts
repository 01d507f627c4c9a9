import type { BrowserContext, Page } from '@playwright/test';

import { notesIn } from './note.ts';

/** How long a screen may take, even on a busy machine. */
const PATIENCE_MS = 30_000;

/** The name under which a page reports what it shows. */
const REPORT = 'reportShownTwice';

/** Runs in every document: reports each text that two messages show in the same frame. */
const watchFrames = (report: string): void => {
  let isPlanned = false;
  const check = (): void => {
    isPlanned = false;
    const seen = new Set<string>();
    for (const message of document.querySelectorAll('[role=log] [data-message]')) {
      const [text] = /note-\d+-end/.exec(message.textContent) ?? [];
      if (text === undefined) continue;
      // The cast is true because the context exposes the function.
      if (seen.has(text)) (globalThis as unknown as Record<string, (text: string) => void>)[report]?.(text);
      seen.add(text);
    }
  };
  new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(check);
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Calls `onTwice` for each text that a tab of the context shows twice in one frame. */
export const watchForDoubles = async (context: BrowserContext, onTwice: (text: string) => void): Promise<void> => {
  await context.exposeFunction(REPORT, onTwice);
  await context.addInitScript(watchFrames, REPORT);
};

/** Runs in the page. Resolves when the writes to the device that are under way have ended, if it can be written to. */
const writesEnd = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => resolve();
    try {
      const opening = indexedDB.open('pairwise-chat');
      opening.addEventListener('error', end);
      opening.addEventListener('success', () => {
        const transaction = opening.result.transaction(['outbox', 'drafts'], 'readonly');
        transaction.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
        transaction.objectStore('outbox').count();
      });
    } catch {
      resolve();
    }
  });

/** A tab with an open chat. */
export interface ChatTab {
  page: Page;
  /** Opens the chat and waits until it can be written in. */
  open: (address: string) => Promise<void>;
  /** Writes a text into the field; `slowly` key by key. */
  write: (text: string, options?: { slowly: boolean }) => Promise<void>;
  /** Sends what is in the field. */
  send: () => Promise<void>;
  /** Waits until the message is on the screen, and the writes to the device have ended. */
  acknowledged: (text: string) => Promise<void>;
  /** Returns what is in the field. */
  draft: () => Promise<string>;
  /** Returns the notes of the chat, in order. */
  shown: () => Promise<string[]>;
}

export const chatTab = (page: Page): ChatTab => {
  page.setDefaultTimeout(PATIENCE_MS);
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: /^Write to/ });
  return {
    page,
    open: async (address) => {
      await page.goto(address);
      await log.locator('[data-message]').last().waitFor();
      await field.waitFor();
      await page.evaluate(writesEnd);
    },
    write: (text, { slowly } = { slowly: false }) =>
      slowly ? field.fill('').then(() => field.pressSequentially(text, { delay: 15 })) : field.fill(text),
    send: () => field.press('Enter'),
    acknowledged: async (text) => {
      await log.locator('[data-message]').filter({ hasText: text }).first().waitFor();
      await page.evaluate(writesEnd);
    },
    draft: () => field.inputValue(),
    shown: async () => (await log.locator('[data-message]').allTextContents()).flatMap(notesIn),
  };
};
