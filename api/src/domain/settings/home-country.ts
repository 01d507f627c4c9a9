import type { Context } from '../context.ts';
import type { Member } from '../session/member.ts';
import { listCountries } from './reference.repository.ts';

/**
 * The country search, prices and settings start from, one answer for all three: the member's own, else that of the
 * address, else the site's. A country we do not serve is passed over.
 */
export const homeCountry = async (
  { db, site, geoipCountry }: Context,
  member: Pick<Member, 'country'> | null,
): Promise<string> => {
  const served = new Set((await listCountries(db)).map(({ code }) => code));
  const fallback = site.settings.default_country;
  return [member?.country, geoipCountry].find((code) => code && served.has(code)) ?? fallback;
};
