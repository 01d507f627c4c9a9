import { password, people } from '@pairwise/e2e/support';
import type { BrowserContext } from '@playwright/test';

/** Logs a browser in without the login page, which may be the broken one. */
export const logInDirectly = async (context: BrowserContext, url: string): Promise<void> => {
  const response = await context.request.post(`${url}/api/user.php`, {
    data: { email: people.premiumMember, password },
    headers: { origin: url, 'x-request-type': 'client' },
  });
  if (!response.ok()) throw new Error(`The login returned ${response.status()}: ${await response.text()}`);
};
