import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';
import type { SiteSettings } from '../sites/site-settings.ts';

interface Site {
  settings: Pick<SiteSettings, 'logged_out_search' | 'logged_out_search_trafficsource'>;
}

/**
 * Whether a viewer may search and open profiles; null is a visitor. A site allows it to all visitors, only to those with a
 * traffic source, or to none (decisions M-5).
 */
const maySearch = (viewer: Member | null, { settings }: Site, trafficSource: string | undefined): boolean =>
  viewer !== null ||
  settings.logged_out_search === 'yes' ||
  (settings.logged_out_search_trafficsource === 'yes' && trafficSource !== undefined);

/** @throws {DomainError} `search_not_allowed` */
export const requireSearch = (viewer: Member | null, site: Site, trafficSource: string | undefined): void => {
  if (!maySearch(viewer, site, trafficSource)) throw new DomainError('search_not_allowed');
};

/** @throws {DomainError} `invalid_age_range` when the lower age, in years, is above the upper one */
export const requireAgeRange = (minAge: number, maxAge: number): void => {
  if (minAge > maxAge) throw new DomainError('invalid_age_range', { field: 'min_age' });
};
