import { type LaunchedBrowser, launchBrowser } from './launch-browser.ts';
import { hostsOf } from './members.ts';
import type { Plan } from './plan.ts';
import type { PrivateGateway } from './private-gateway.ts';

type LaunchPlan = Pick<Plan, 'chromium' | 'dataDir' | 'isolation'> & Parameters<typeof hostsOf>[0];

/**
 * Starts a browser for which a gateway of a check responds at the hosts of the product.
 * @param seed that of `Math.random`
 */
export const launchAtGateway = (
  plan: LaunchPlan,
  { url, publicKeyHash }: Pick<PrivateGateway, 'url' | 'publicKeyHash'>,
  seed: number,
): Promise<LaunchedBrowser> => {
  const { host: address } = new URL(url);
  return launchBrowser({
    ...plan,
    seed,
    hosts: Object.fromEntries(Object.values(hostsOf(plan)).map((host) => [host, address])),
    ...(publicKeyHash !== undefined && { trustedKey: publicKeyHash }),
  });
};
