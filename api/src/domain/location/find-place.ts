import { spellings } from '../../db/reference/town-names.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { NEAREST_TOWN_KILOMETRES, TOWN_SUGGESTIONS } from './location.policy.ts';
import {
  findNearestTown,
  findTown,
  type InRegion,
  listTowns,
  regionExists,
  type TownRow,
} from './location.repository.ts';

export interface Place {
  country: string;
  regionId: number;
  regionName: string;
  city: string;
  /** Of the town, rounded to about a kilometre; never leaves the server. */
  lat: number;
  lon: number;
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
 * Finds a town of the list, in its spelling. Case, accents and other names of the town do not matter.
 * @throws {DomainError} `invalid_location` when the region belongs to another country, `town_unknown` when the region has
 * no such town
 */
export const requirePlace = async (
  db: Database,
  { country, region, city }: InRegion & { city: string },
): Promise<Place> => {
  const town = await findTown(db, { country, region, spellings: spellings(city) });
  if (town) return toPlace(town);
  if (!(await regionExists(db, { country, region }))) throw new DomainError('invalid_location', { field: 'region' });
  throw new DomainError('town_unknown', { field: 'city' });
};

/** Suggests towns of a country that match the typed text; the largest ones without text. */
export const suggestTowns = async (db: Database, country: string, typed: string): Promise<Place[]> => {
  const rows = await listTowns(db, { country, spellings: spellings(typed), limit: TOWN_SUGGESTIONS });
  return rows.map((row) => toPlace(row));
};

/** Finds the town nearest to a position; undefined far from all known towns. The position is not stored. */
export const findNearestPlace = async (db: Database, lat: number, lon: number): Promise<Place | undefined> => {
  const row = await findNearestTown(db, lat, lon);
  return row && row.km <= NEAREST_TOWN_KILOMETRES ? toPlace(row) : undefined;
};
