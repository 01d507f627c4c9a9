import type { Database } from '../../db/database.ts';
import type { RegionLabel } from '../../db/reference/reference-data.ts';

/** Reference data changes only with a new version of the product, so each list is read once per database. */
const once = <Value>(load: (db: Database) => Promise<Value>): ((db: Database) => Promise<Value>) => {
  const loaded = new WeakMap<Database, Promise<Value>>();
  return (db) => {
    const known = loaded.get(db);
    if (known) return known;
    const loading = load(db);
    loaded.set(db, loading);
    loading.catch(() => loaded.delete(db));
    return loading;
  };
};

const labels: RegionLabel[] = ['province', 'state', 'region', 'canton', 'county', 'voivodeship'];

export const listCountries = once(async (db) => {
  const rows = await db.selectFrom('countries').selectAll().orderBy('code').execute();
  return rows.map((row) => ({
    ...row,
    region_label: labels.find((label) => label === row.region_label) ?? ('region' as const),
  }));
});

/** Returns the currency of a country's prices. */
export const findCurrency = async (db: Database, country: string): Promise<string> => {
  const found = (await listCountries(db)).find(({ code }) => code === country);
  if (!found) throw new Error(`the country ${country} is not served`);
  return found.currency;
};

/** Regions by country code, sorted by name. */
export const listRegions = once(async (db) => {
  const rows = await db.selectFrom('regions').select(['id', 'country', 'name']).orderBy('name').execute();
  const byCountry: Record<string, { id: number; name: string }[]> = {};
  for (const { id, country, name } of rows) (byCountry[country] ??= []).push({ id, name });
  return byCountry;
});

export const listInterests = once(async (db) => {
  const rows = await db.selectFrom('interests').select('key').orderBy('id').execute();
  return rows.map((row) => row.key);
});

const listAllNeighbours = once(async (db) => {
  const rows = await db.selectFrom('country_neighbours').selectAll().orderBy('neighbour').execute();
  return Map.groupBy(rows, ({ country }) => country);
});

export const listNeighbours = async (db: Database, country: string): Promise<string[]> =>
  ((await listAllNeighbours(db)).get(country) ?? []).map(({ neighbour }) => neighbour);

/** What a country decides about a signup: the minimum age, and whose today counts. */
export const findCountryRules = async (
  db: Database,
  country: string,
): Promise<{ minAge: number; timezone: string }> => {
  const row = await db
    .selectFrom('countries')
    .where('code', '=', country)
    .select(['min_age', 'timezone'])
    .executeTakeFirstOrThrow();
  return { minAge: row.min_age, timezone: row.timezone };
};
