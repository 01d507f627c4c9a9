import { interestKeys } from '@pairwise/contracts/profile-choices';
import { type Kysely, sql } from 'kysely';

import type { DB } from '../types.generated.ts';
import { type Places, readPlaces } from './places.ts';
import {
  company,
  countries,
  countryPaymentMethods,
  gifts,
  paymentMethods,
  prices,
  products,
  providerMethods,
  sites,
  timeBonus,
} from './reference-data.ts';
import { spellingsOfTown } from './town-names.ts';
import { vatRates } from './vat-rates.ts';

/** Writes the reference data into its tables. It can be repeated; the settings of a site stay as they are. */
export const loadReference = async (db: Kysely<DB>): Promise<void> => {
  const places = readPlaces();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('reference data'))`.execute(trx);
    await trx
      .insertInto('companies')
      .values(company)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await upsertCountries(trx);
    const regions = Object.entries(places).flatMap(([country, list]) =>
      list.map(({ id, name }) => ({ id, country, name })),
    );
    await upsert(trx, 'regions', 'id', regions, { id: 'int', country: 'text', name: 'text' });
    await loadTowns(trx, places);
    await upsert(
      trx,
      'interests',
      'id',
      interestKeys.map((key, index) => ({ id: index + 1, key })),
      { id: 'int', key: 'text' },
    );
    await upsert(trx, 'products', 'id', products, { id: 'text', credits: 'int', popular: 'boolean' });
    const priceRows = Object.entries(prices).flatMap(([currency, amounts]) =>
      amounts.map((amount_minor, index) => ({ product_id: `p${index}`, currency, amount_minor })),
    );
    await upsert(trx, 'product_prices', 'product_id, currency', priceRows, {
      product_id: 'text',
      currency: 'text',
      amount_minor: 'int',
    });
    await loadPaymentMethods(trx);
    await upsert(trx, 'vat_rates', 'country, valid_from', vatRates, {
      country: 'text',
      valid_from: 'date',
      basis_points: 'int',
      source: 'text',
    });
    await sql`select receipts_issue_missing()`.execute(trx);
    await trx
      .insertInto('discount_codes')
      .values(timeBonus)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute();
    await upsert(trx, 'gifts', 'id', gifts, { id: 'int', key: 'text', credits: 'int' });
    await trx
      .insertInto('sites')
      .values(sites)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
};

/** Writes the towns of all regions and deletes those that left the list. Nothing refers to a town. */
const loadTowns = async (db: Kysely<DB>, places: Places): Promise<void> => {
  const towns = Object.values(places)
    .flat()
    .flatMap(({ id: region, towns: inRegion }) =>
      inRegion.map(([name, lat, lon, population], index) => ({
        id: region * 10_000 + index,
        region,
        name,
        lat,
        lon,
        population,
        spellings: spellingsOfTown(name),
      })),
    );
  await sql`create temporary table listed (id int, region int, name text, lat numeric, lon numeric, population int, spellings text)
    on commit drop`.execute(db);
  await sql`insert into listed select * from json_populate_recordset(null::listed, ${JSON.stringify(towns)}::json)`.execute(
    db,
  );
  await sql`
    delete from cities c where not exists
      (select from listed l where l.region = c.region_id and l.name = c.name and l.id = c.id)`.execute(db);
  await sql`
    insert into cities (id, region_id, name, lat, lon, population, spellings)
    select id, region, name, lat, lon, population, spellings from listed
    on conflict (id) do update
      set lat = excluded.lat, lon = excluded.lon, population = excluded.population, spellings = excluded.spellings
      where (cities.lat, cities.lon, cities.population, cities.spellings)
        is distinct from (excluded.lat, excluded.lon, excluded.population, excluded.spellings)`.execute(db);
};

/**
 * Replaces what is offered where, so that a method that left the data is offered no more. Methods themselves stay for
 * old payments.
 */
const loadPaymentMethods = async (db: Kysely<DB>): Promise<void> => {
  await upsert(db, 'payment_methods', 'key', paymentMethods, {
    key: 'text',
    kind: 'text',
    retired: 'boolean',
    country: 'text',
  });
  await db.deleteFrom('country_payment_methods').execute();
  await db.insertInto('country_payment_methods').values(countryPaymentMethods).execute();
  await db.deleteFrom('provider_methods').execute();
  await db.insertInto('provider_methods').values(providerMethods).execute();
};

const upsertCountries = async (db: Kysely<DB>): Promise<void> => {
  for (const { code, currency, languages, regionLabel, timezone } of countries) {
    const values = { currency, languages, region_label: regionLabel, timezone };
    await db
      .insertInto('countries')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  }
  const pairs = countries.flatMap(({ code, neighbours }) =>
    neighbours.map((neighbour) => ({ country: code, neighbour })),
  );
  await db
    .insertInto('country_neighbours')
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Inserts or updates all rows in one statement. Names of tables and columns come from this file only. */
const upsert = async (
  db: Kysely<DB>,
  table: string,
  key: string,
  rows: readonly object[],
  columns: Record<string, string>,
): Promise<void> => {
  const names = Object.keys(columns);
  const definition = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const others = names.filter((name) => !key.split(', ').includes(name));
  await sql`
    insert into ${sql.raw(table)} (${sql.raw(names.join(', '))})
    select ${sql.raw(names.join(', '))} from json_to_recordset(${JSON.stringify(rows)}::json) as t(${sql.raw(definition.join(', '))})
    on conflict (${sql.raw(key)}) do update set ${sql.raw(others.map((name) => `${name} = excluded.${name}`).join(', '))}
  `.execute(db);
};
