import { skipEntryWarning } from '@pairwise/e2e/support';
import type { Browser, JSHandle } from '@playwright/test';

import { scrollThrough } from './place.ts';
import type { Writer } from './writers.ts';

/** The milliseconds of one message in the page, both from the tap on the button. */
export interface Tap {
  /** Until its bubble was painted. */
  bubble: number;
  /** Until its bubble said that it was sent, and was painted again. */
  sent: number;
}

/** What a page watches for. An object, because a browser would wait for a promise. */
interface Watch<Result> {
  done: Promise<Result>;
}

/** Runs in the page. Watches for the message with this text until it was sent. */
const watchMessage = (text: string): Watch<Tap> => ({
  done: new Promise((resolve) => {
    const log = document.querySelector('[role=log]');
    if (!log) throw new Error('No chat is open.');
    const sentState = /Sent|Delivered|Read/;
    let [tapped, bubble] = [Number.NaN, Number.NaN];
    const afterPaint = (work: (at: number) => void): void => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => work(performance.now()));
        port1.start();
        port2.postMessage(undefined);
      });
    };
    const read = (): void => {
      const found = [...log.querySelectorAll('[data-message]')].findLast((one) => one.textContent.includes(text));
      if (!found) return;
      if (Number.isNaN(bubble)) {
        bubble = 0;
        afterPaint((at) => {
          bubble = at - tapped;
        });
      }
      if (!sentState.test(found.textContent)) return;
      observer.disconnect();
      afterPaint((at) => resolve({ bubble, sent: at - tapped }));
    };
    const observer = new MutationObserver(read);
    observer.observe(log, { subtree: true, childList: true, characterData: true, attributes: true });
    addEventListener(
      'click',
      (event) => {
        tapped = event.timeStamp;
      },
      { capture: true, once: true },
    );
  }),
});

/** Runs in the page. Watches for the next key: the milliseconds until the picture that shows it. */
const watchKey = (): Watch<number> => ({
  done: new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(undefined);
        });
      },
      { capture: true, once: true },
    );
  }),
});

/**
 * Acts in a page that watches for the effect, and returns what it saw. The page has to watch before: it may process an
 * input before a call that was made earlier.
 */
const measure = async <Result>(
  watching: Promise<JSHandle<Watch<Result>>>,
  act: () => Promise<void>,
): Promise<Result> => {
  const watch = await watching;
  await act();
  return watch.evaluate(({ done }) => done);
};

interface PageOptions {
  browser: Browser;
  /** The address of the product. */
  url: string;
  writer: Writer;
  /** Messages that are sent at each speed. */
  taps: number;
}

/** Measures the chat in a phone's browser: at full speed, with the processor slowed down four times, and its place. */
export const measurePage = async ({ browser, url, writer, taps }: PageOptions) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    await skipEntryWarning(context);
    const [name = '', value = ''] = writer.cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/chats/${writer.conversation}`);
    await page.getByRole('log').locator('[data-message]').last().waitFor();
    const tap = async (text: string): Promise<Tap> => {
      await page.getByRole('textbox', { name: /^Write to/ }).fill(text);
      return measure(page.evaluateHandle(watchMessage, text), () =>
        page.getByRole('button', { name: /^Send for/ }).tap(),
      );
    };
    const send = async (title: string): Promise<Tap[]> => {
      // The first one loads what later ones have.
      await tap(`Before: ${title}`);
      const times: Tap[] = [];
      for (let n = 0; n < taps; n += 1)
        times.push(await tap(`${title} ${'abcdefghijklmnopqrstuvwxyz'.charAt(n % 26)}`));
      return times;
    };
    const full = await send('Quick');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slow = await send('Slow');
    const keys: number[] = [];
    for (let n = 0; n < taps; n += 1) {
      keys.push(await measure(page.evaluateHandle(watchKey), () => page.keyboard.press('a')));
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { full, slow, keys, kept: await page.evaluate(scrollThrough) };
  } finally {
    await context.close();
  }
};
