import type { Page } from '@playwright/test';

/** Collects what the browser's console says of a page that a member should never see: errors, warnings, exceptions. */
export const watchConsole = (page: Page, said: string[]): void => {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    said.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(String(error.stack ?? error)));
};
