import type { Page } from '@playwright/test';

/** Collects the errors, warnings and exceptions of a page in the given list. */
export const watchConsole = (page: Page, messages: string[]): void => {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    messages.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => messages.push(String(error.stack ?? error)));
};
