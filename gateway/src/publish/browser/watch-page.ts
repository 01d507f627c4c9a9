import type { Page } from 'playwright-core';

import { notSent } from './refuse-writes.ts';

export interface PageWatch {
  /** Returns and clears the problems since the last call. */
  take: (options?: { refusalsAllowed?: boolean }) => string[];
}

const MAX_TEXT = 300;
const short = (text: string): string =>
  (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text).replaceAll(/\s+/g, ' ');

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Whether a request was aborted, as pending requests are when a page is left. */
const isAbort = (text: string): boolean => text.includes('ERR_ABORTED');

/** Records every error of a page: in its console, uncaught, of its policy, and of its requests. */
export const watchPage = (page: Page): PageWatch => {
  let problems: { text: string; refusal: boolean }[] = [];
  const note = (text: string, refusal = false): void => void problems.push({ text: short(text), refusal });

  page.on('console', (message) => {
    // Recorded below, with its address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('crash', () => note('the page crashed'));
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? '';
    if (!isAbort(text)) note(`request failed: ${pathOf(request.url())} ${text}`);
  });
  page.on('response', (response) => {
    const path = pathOf(response.url());
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() < 400 || response.headers()[notSent] !== undefined) return;
    note(`${response.status()} for ${path}`, !isDocument && path.startsWith('/api/') && response.status() < 500);
  });

  return {
    take: ({ refusalsAllowed = false } = {}) => {
      const taken = problems.filter(({ refusal }) => !(refusal && refusalsAllowed)).map(({ text }) => text);
      problems = [];
      return [...new Set(taken)];
    },
  };
};
