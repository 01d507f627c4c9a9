import type { Layout, Settings, User } from '@pairwise/contracts';

export interface EntryFacts {
  layout: Layout;
  /** undefined while the user is unknown: there is no warning then, because they may be a member. */
  user: User | null | undefined;
  isInstalled: boolean;
  wasSkipped: boolean;
  settings: Pick<Settings, 'enable_site_entry_popup' | 'geoip_country'>;
}

/** Layouts that warn only in some countries (ENTRY-02). The others warn everywhere. */
const allowedCountries: Partial<Record<Layout, readonly string[]>> = { chat: ['NL', 'DE'], lander: ['NL', 'DE'] };

/** Returns whether to show the entry warning to a visitor (ENTRY-01, ENTRY-02). */
export const showsWarning = ({ layout, user, isInstalled, wasSkipped, settings }: EntryFacts): boolean => {
  if (isInstalled || wasSkipped || user !== null || settings.enable_site_entry_popup === 'no') return false;
  const allowed = allowedCountries[layout];
  return allowed === undefined || allowed.includes(settings.geoip_country);
};
