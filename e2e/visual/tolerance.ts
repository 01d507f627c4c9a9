import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'references/chromium.json');

/** How far a picture may be from its reference. */
export interface Tolerance {
  /** Of a pixel's colour, 0 to 1: what is nearer counts as the same. */
  threshold: number;
  /** Of all pixels, 0 to 1: how many may be another colour. */
  maxDiffPixelRatio: number;
}

/** The browser that made the references draws them again to the pixel, but for rounding in gradients and shadows. */
export const sameBrowser: Tolerance = { threshold: 0.05, maxDiffPixelRatio: 0.0005 };

/** Another version may draw the edges of letters a little differently, at more places; a colour or a place still shows. */
export const otherBrowser: Tolerance = { threshold: 0.05, maxDiffPixelRatio: 0.02 };

/** The version that made the references; empty before there are any. */
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
