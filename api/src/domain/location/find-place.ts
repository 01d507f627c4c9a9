import type { Database } from '../../db/database.ts';
import { holdsContactDetails } from '../contact-details/holds-contact-details.ts';
import { DomainError } from '../domain-error.ts';
import { NEAREST_TOWN_KILOMETRES, TOWN_SUGGESTIONS } from './location.policy.ts';
import { findNearestTown, type InRegion, listTowns, type TownRow } from './location.repository.ts';
import { readTownName, spellings, spellingsOfTown } from './town-names.ts';

export interface Place {
  country: string;
  regionId: number;
  regionName: string;
  city: string;
  /** Of the town, rounded to about a kilometre; never leaves the server. Null for a town that is not in the list. */
  lat: number | null;
  lon: number | null;
}

const toPlace = (row: TownRow): Place => ({
  country: row.country,
  regionId: row.region_id,
  regionName: row.region_name,
  city: row.city,
  lat: Number(row.lat),
  lon: Number(row.lon),
});

/**
 * Finds the town that a member typed, in the spelling of the list. Case, accents and other names of the town do not
 * matter. The list holds only the largest towns of a region, so any other plausible name is kept as typed, without
 * coordinates: an unknown distance is better than a wrong one.
 * @throws {DomainError} `invalid_location` when the region belongs to another country, or the name is not plausible
 */
export const requirePlace = async (
  db: Database,
  { country, region, city: typed }: InRegion & { city: string },
): Promise<Place> => {
  const towns = await listTowns(db, { country, region });
  const [first] = towns;
  if (!first) throw new DomainError('invalid_location', { field: 'region' });
  const wanted = spellings(typed);
  const known = towns.find(({ city }) => spellingsOfTown(city).some((one) => wanted.includes(one)));
  if (known) return toPlace(known);
  const city = readTownName(typed);
  if (city === undefined || holdsContactDetails(city)) throw new DomainError('invalid_location', { field: 'city' });
  return { country, regionId: first.region_id, regionName: first.region_name, city, lat: null, lon: null };
};

/** Suggests towns of a region: those that begin with the typed text, then those that contain it; the largest without text. */
export const suggestTowns = async (
  db: Database,
  { typed, ...place }: InRegion & { typed: string },
): Promise<string[]> => {
  const names = (await listTowns(db, place)).map(({ city }) => city);
  const typedSpellings = spellings(typed);
  if (typedSpellings.length === 0) return names.slice(0, TOWN_SUGGESTIONS);
  const fits = (name: string, how: 'startsWith' | 'includes'): boolean =>
    spellingsOfTown(name).some((one) => typedSpellings.some((part) => one[how](part)));
  const beginning = names.filter((name) => fits(name, 'startsWith'));
  const containing = names.filter((name) => !beginning.includes(name) && fits(name, 'includes'));
  return [...beginning, ...containing].slice(0, TOWN_SUGGESTIONS);
};

/** Finds the town nearest to a position; undefined far from all known towns. The position is not stored. */
export const nearestPlace = async (db: Database, lat: number, lon: number): Promise<Place | undefined> => {
  const row = await findNearestTown(db, lat, lon);
  return row && row.km <= NEAREST_TOWN_KILOMETRES ? toPlace(row) : undefined;
};
