import type { Page } from '@playwright/test';

import { chooseWidest, type Measure, type Width, type WidestTexts, wordsOf } from './choose-widest.ts';
import { readAllTexts } from './read-texts.ts';

/** Measures texts in the font of the open page, in pixels. */
const measureIn = async (page: Page, texts: readonly string[]): Promise<Measure> => {
  const widths = await page.evaluate(async (all) => {
    const { font } = getComputedStyle(document.body);
    await document.fonts.load(font);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('This browser has no canvas to measure texts in.');
    context.font = font;
    return all.map((text) => context.measureText(text).width);
  }, texts);
  const byText = new Map(texts.map((text, index) => [text, widths[index] ?? 0]));
  return (text) => byText.get(text) ?? 0;
};

/**
 * Replaces texts when a page runs the code of their chunk, before anything reads them, so that neither the product nor
 * the files that the browser verifies differ. Runs in the page, before its scripts. webpack runs a chunk by the `push` that
 * its runtime sets on the list of chunks: this wraps that function for the chunks of texts.
 */
const replaceTexts = (widest: WidestTexts): void => {
  const replacedIn = new Set<string>();
  /** Replaces what it can, and returns whether that was anything. */
  const replace = (texts: Record<string, unknown>, path: string): boolean => {
    let hasReplaced = false;
    for (const [key, value] of Object.entries(texts)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (typeof value === 'string') {
        const found = widest[at];
        const wide = Array.isArray(found) ? found.find(({ of }) => of.includes(value))?.wide : found;
        if (wide === undefined) continue;
        texts[key] = wide;
        hasReplaced = true;
      } else if (typeof value === 'object' && value !== null) {
        // An object of texts, as every value that is none.
        hasReplaced = replace(value as Record<string, unknown>, at) || hasReplaced;
      }
    }
    return hasReplaced;
  };

  /** The name of the deployable whose texts the running script has; undefined for other scripts. */
  const textsOf = (): string | undefined =>
    document.currentScript instanceof HTMLScriptElement
      ? /\/([^/]+)\/[^/]+\/(?:messages|text)-[^/]+\.js$/.exec(document.currentScript.src)?.[1]
      : undefined;
  type Factory = (module: object, exports: { default?: Record<string, unknown> }, require: unknown) => void;
  type Chunk = [ids: unknown, factories?: Record<string, Factory>];
  type Push = (...chunks: Chunk[]) => unknown;
  const wrap = (name: string, [, factories = {}]: Chunk): void => {
    for (const [id, factory] of Object.entries(factories)) {
      factories[id] = (module, exports, require) => {
        factory(module, exports, require);
        if (!exports.default || !replace(exports.default, '')) return;
        replacedIn.add(name);
        document.documentElement.dataset['replacedTexts'] = [...replacedIn].join(' ');
      };
    }
  };
  const { push } = Array.prototype;
  // oxlint-disable-next-line no-extend-native -- the list does not exist yet, and its name differs in each build
  Object.defineProperty(Array.prototype, 'push', {
    configurable: true,
    get: () => push,
    set(this: unknown[], own: Push) {
      const value: Push = (...chunks) => {
        const name = textsOf();
        if (name !== undefined) for (const chunk of chunks) wrap(name, chunk);
        return own(...chunks);
      };
      Object.defineProperty(this, 'push', { value, configurable: true, writable: true });
    },
  });
};

/** Returns the texts of a language that does not exist: each is the widest one of all languages, measured in the page’s font. */
export const widestTexts = async (page: Page, width: Width): Promise<WidestTexts> => {
  await page.goto('/lang-config');
  const files = await readAllTexts();
  const texts = files.flatMap((file) => [...file.values()].flatMap((each) => [...each.values()]));
  const measured = new Set(width === 'line' ? texts : texts.flatMap(wordsOf));
  return chooseWidest(files, width, await measureIn(page, [...measured]));
};

/**
 * Shows the texts in the page's next documents, in whatever language these are. What the gateway has rendered stays in that
 * language until the page's code runs. The page's `data-replaced-texts` names the deployables whose texts were replaced.
 */
export const showTexts = async (page: Page, texts: WidestTexts): Promise<void> => {
  await page.addInitScript(replaceTexts, texts);
};
