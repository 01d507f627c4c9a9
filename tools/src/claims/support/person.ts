import { password, people } from '@pairwise/e2e/support';
import type { BrowserContext } from '@playwright/test';

/** Logs a browser in without the login page, which may be what is broken. */
export const logInDirectly = async (context: BrowserContext, url: string): Promise<void> => {
  const answer = await context.request.post(`${url}/api/user.php`, {
    data: { email: people.premiumMember, password },
    headers: { origin: url, 'x-request-type': 'client' },
  });
  if (!answer.ok()) throw new Error(`the login answered ${answer.status()}: ${await answer.text()}`);
};
