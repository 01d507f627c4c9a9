import type { IsolatedWorld } from '../publish/browser/isolated-world.ts';
import { launchAtGateway } from '../publish/browser/launch-at-gateway.ts';
import { createVisitors, type GateMember, hostsOf } from '../publish/browser/members.ts';
import type { PrivateGateway } from '../publish/browser/private-gateway.ts';
import { type Shown, waitForScreen, waitForShellScreen } from '../publish/browser/screen.ts';
import { bucketCookieName } from '../rollout/bucket.ts';
import { pagePath } from './in-page.ts';
import { openPicturePage } from './picture-page.ts';
import type { PicturesPlan, PictureWindow } from './plan.ts';
import type { Rendered } from './targets.ts';

/** A picture as a PNG, and where the screen was found. */
export interface Taken {
  png: Buffer;
  /** The path of another screen, to which the address redirects; undefined when it shows its own. */
  redirectsTo: string | undefined;
}

export type Take = (
  visit: { owner: string; address: string } & Rendered,
  window: PictureWindow,
) => Promise<Taken | undefined>;

/** A browser in which one set of versions is live. */
export interface Studio {
  /** Takes a picture. Resolves with undefined when the screen is not rendered in time. */
  take: Take;
  close: () => Promise<void>;
}

/** Math.random begins with the same numbers in each browser. */
const SEED = 11;

/** Every visitor gets the same variants. */
const BUCKET = 'A'.repeat(22);

const shownBy = async (
  world: IsolatedWorld,
  { owner, address, version }: { owner: string; address: string; version: string },
): Promise<Shown> => {
  if (owner !== 'shell') return waitForScreen(world, { name: owner, version, address });
  return { kind: (await waitForShellScreen(world)) ? 'ready' : 'late' };
};

/** Starts a browser that opens the pages of a gateway of its own, as a visitor and as the gate's member. */
export const openStudio = async (
  plan: PicturesPlan,
  gateway: PrivateGateway,
  { gateMember, beginsAt }: { gateMember: GateMember; beginsAt: number },
): Promise<Studio> => {
  const hosts = hostsOf(plan);
  const { devTools, close } = await launchAtGateway(plan, gateway, SEED);
  try {
    const { visitor, member, chooseLanguage } = await createVisitors(devTools, gateMember, plan);
    await chooseLanguage('en');
    for (const host of new Set(Object.values(hosts))) {
      for (const each of [visitor, member])
        await each.setCookie(host, { name: bucketCookieName(plan.https), value: BUCKET, httpOnly: true });
    }
    return {
      take: async ({ route, version, ...at }, window) => {
        const who = route.access === 'members' ? member : visitor;
        const page = await openPicturePage(who, { window, wasRefused: gateway.wasRefused, beginsAt });
        try {
          const url = `${plan.https ? 'https' : 'http'}://${hosts[route.zone]}${at.address}`;
          if ((await page.goto(url)) === undefined) return undefined;
          const shown = await shownBy(page, { ...at, version });
          if (shown.kind === 'late') return undefined;
          const png = await page.take();
          // A screen may lead on when its data has arrived.
          const path = await page.evaluate(pagePath);
          return { png, redirectsTo: path === at.address ? undefined : path };
        } finally {
          await page.close();
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
