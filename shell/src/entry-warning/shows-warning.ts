import type { Layout, Settings, User } from '@pairwise/contracts';

export interface EntryFacts {
  layout: Layout;
  /** undefined while it is not known who is there: nobody is warned who may be a member. */
  user: User | null | undefined;
  isInstalled: boolean;
  wasSkipped: boolean;
  settings: Pick<Settings, 'enable_site_entry_popup' | 'geoip_country'>;
}

/** Layouts that warn in some countries only (ENTRY-02); the others warn everywhere. */
const allowedCountries: Partial<Record<Layout, readonly string[]>> = { chat: ['NL', 'DE'], lander: ['NL', 'DE'] };

/** ENTRY-01, ENTRY-02: whether a visitor is told, before they go on, what kind of site this is. */
export const showsWarning = ({ layout, user, isInstalled, wasSkipped, settings }: EntryFacts): boolean => {
  if (isInstalled || wasSkipped || user !== null || settings.enable_site_entry_popup === 'no') return false;
  const allowed = allowedCountries[layout];
  return allowed === undefined || allowed.includes(settings.geoip_country);
};
