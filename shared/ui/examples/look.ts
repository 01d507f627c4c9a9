/**
 * Takes pictures of the page of examples, to be looked at: `node shared/ui/examples/look.ts DIRECTORY [PORTRAIT…]`.
 * The whole page at 360 and 1280 px, and the overlays, open, at both widths in both themes.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium, type Page } from '@playwright/test';
import webpack from 'webpack';

import { fontFiles } from '../fonts.ts';

const here = import.meta.dirname;
const [directory, ...portraits] = process.argv.slice(2);
if (!directory) throw new Error('Say where to put the pictures: node shared/ui/examples/look.ts DIRECTORY');
const out = resolve(directory);

const build = () =>
  new Promise<void>((done, fail) => {
    webpack(
      {
        mode: 'production',
        entry: join(here, 'look-entry.tsx'),
        output: { path: out, filename: 'examples.js' },
        performance: false,
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              loader: import.meta.resolve('swc-loader').replace('file://', ''),
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  target: 'es2022',
                  transform: { react: { runtime: 'automatic', importSource: '@pairwise/ui' } },
                },
              },
            },
          ],
        },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done();
      },
    );
  });

const writePage = async () => {
  await mkdir(join(out, 'fonts'), { recursive: true });
  await copyFile(join(here, '../tokens.css'), join(out, 'tokens.css'));
  for (const { name, source } of fontFiles) await copyFile(source, join(out, 'fonts', name));
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Components</title>';
  const body = '<div id="root"></div><script src="examples.js"></script>';
  await writeFile(
    join(out, 'index.html'),
    `<!doctype html><html lang="en">${head}<link rel="stylesheet" href="tokens.css">${body}`,
  );
};

/** Until fonts and pictures are there, those far down the page too. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  });

const overlays = ['Dialog', 'Sheet', 'Toast', 'More', 'Language'];

const takeOverlays = async (page: Page, width: number) => {
  for (const [half, theme] of ['light', 'dark'].entries()) {
    for (const name of overlays) {
      const opener = page.getByRole('button', { name, exact: true });
      // "More" is also the name of a plain icon button, which comes first in each half.
      await opener.nth(name === 'More' ? half * 2 + 1 : half).click();
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(out, `${name.toLowerCase()}-${width}-${theme}.png`) });
      await page.keyboard.press('Escape');
    }
  }
};

await build();
await writePage();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const address = pathToFileURL(join(out, 'index.html'));
  for (const portrait of portraits) address.searchParams.append('portrait', pathToFileURL(resolve(portrait)).href);
  for (const width of [360, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    page.on('console', (message) => process.stdout.write(`${width}: ${message.text()}\n`));
    page.on('pageerror', (error) => process.stdout.write(`${width}: ${error.message}\n`));
    await page.goto(address.href);
    await settle(page);
    await page.screenshot({ path: join(out, `examples-${width}.png`), fullPage: true });
    await takeOverlays(page, width);
    await page.close();
  }
} finally {
  await browser.close();
}
