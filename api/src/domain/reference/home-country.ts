import type { Context } from '../context.ts';
import type { Member } from '../account/member.ts';
import { listCountries } from './reference.repository.ts';

/**
 * Finds the default country of search, prices and settings: the member's own, else that of the request's address, else
 * the site's. A country the product does not serve is skipped.
 */
export const homeCountry = async (
  { db, site, geoipCountry }: Context,
  member: Pick<Member, 'country'> | null,
): Promise<string> => {
  const served = new Set((await listCountries(db)).map(({ code }) => code));
  const fallback = site.settings.default_country;
  return [member?.country, geoipCountry].find((code) => code && served.has(code)) ?? fallback;
};
