import type { CarriedResponse } from '@pairwise/contracts/registry';
import { signupLinks } from '@pairwise/contracts/signup-links';
import { beginCarried, departureAddress, hasNewCarried, pageData, pathAtOrigins } from '@pairwise/router';

/** The events before a browser follows a link, shows its address, or opens it in a new tab. */
const events = ['pointerover', 'pointerdown', 'focusin', 'contextmenu', 'click'] as const;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href]') : null;

/**
 * Returns whether the browser may have opened the target in advance, at the address that the link has, from which the gateway
 * redirects. Returns false after a change of what the visitor takes along, such as of the language: a page that was opened
 * before the change does not have it. TypeScript's DOM types lack `supports`, and so do older browsers.
 */
const isOpenInAdvance = (link: HTMLAnchorElement): boolean =>
  link.matches(signupLinks) &&
  document.querySelector('script[type=speculationrules]') !== null &&
  !hasNewCarried() &&
  (HTMLScriptElement as { supports?: (type: string) => boolean }).supports?.('speculationrules') === true;

/**
 * Gives each link to a page of another origin the address there, with what the visitor takes along, when it is about to be
 * used. The links of remotes are paths, and the value is the latest one then.
 */
export const followZoneLinks = (): void => {
  if (!pageData().origins) return;
  const update = (event: Event): void => {
    const link = linkOf(event);
    if (!link || isOpenInAdvance(link)) return;
    const path = pathAtOrigins(link.href);
    const address = path && departureAddress(path);
    if (address && link.href !== address) link.href = address;
  };
  for (const event of events) document.addEventListener(event, update, { capture: true, passive: true });
};

/** How long a navigation to another origin may wait for what the visitor takes along, in milliseconds. */
const CARRIED_MS = 3_000;

/**
 * Fetches what the visitor takes along, after a change in the open page. A response never replaces that of a later request.
 * Never rejects: after a failure links keep the older value.
 */
export const renewCarried = async (): Promise<void> => {
  if (!pageData().origins) return;
  const setCarried = beginCarried();
  try {
    const response = await fetch('/__mfe/carried', { signal: AbortSignal.timeout(CARRIED_MS) });
    if (!response.ok) return;
    // Our own gateway writes this, from the same type.
    setCarried(((await response.json()) as CarriedResponse).carried);
  } catch {
    // Offline, or too slow.
  }
};
