import type { Zone } from '@pairwise/contracts/remote';
import { signupLinks } from '@pairwise/contracts/signup-links';

/** Selects links to the signup with what the visitor takes along, after that has changed in the open page. */
const carryingLinks = 'main a[href*="/signup?"][href*="carried="]';

/** Lets the browser open the signup in advance, when the visitor points at a link to it. */
export const signupInAdvance = JSON.stringify({
  prerender: [{ where: { selector_matches: [signupLinks, carryingLinks] }, eagerness: 'moderate' }],
});

/** The zone of a page, and the origins of all zones if they differ. */
interface PagePlace {
  zone: Zone;
  origins?: Readonly<Record<Zone, string>> | undefined;
}

/**
 * Returns whether a browser can open the signup in advance from a page: at the same origin, or at another host of the same
 * domain. `localhost` and `app.localhost` are two domains, as every host directly below a top-level name is one of its own.
 */
export const reachesSignup = ({ zone, origins }: PagePlace): boolean =>
  origins === undefined || zone === 'app' || new URL(origins.site).hostname.includes('.');

/** Returns the header by which the signup agrees to be opened in advance, with its cookies, by a lander of another origin. */
export const agreesToBeOpened = (path: string | undefined): Record<string, string> =>
  path === '/signup' ? { 'supports-loading-mode': 'credentialed-prerender' } : {};
