import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'references/chromium.json');

/** How much a picture may differ from its reference. */
export interface Tolerance {
  /** Colour difference of a pixel, 0 to 1, up to which it counts as equal. */
  threshold: number;
  /** Share of all pixels, 0 to 1, that may differ. */
  maxDiffPixelRatio: number;
}

/** The browser version that took the references renders them equally, except for rounding in gradients and shadows. */
export const sameBrowser: Tolerance = { threshold: 0.05, maxDiffPixelRatio: 0.0005 };

/** Another version may render the edges of letters differently. A changed colour or position is still found. */
export const otherBrowser: Tolerance = { threshold: 0.05, maxDiffPixelRatio: 0.02 };

/** Returns the browser version that took the references; empty before there are any. */
export const referenceVersion = (): string => {
  try {
    const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
    return version;
  } catch {
    return '';
  }
};

export const recordVersion = (version: string): void => writeFileSync(file, `{ "version": "${version}" }\n`);

export const toleranceFor = (version: string): Tolerance =>
  version === referenceVersion() ? sameBrowser : otherBrowser;
