import type { Query } from '../database/open-database.ts';

/** The tables of what gateways have counted of experiments. */
export const visitTables = [
  // "cell" is compared as code compares texts, so that all agree which of two is the first.
  `create table if not exists gateway.visits (
    experiment text not null,
    visitor text not null,
    cell text collate "C" not null,
    primary key (experiment, visitor)
  )`,
  `create table if not exists gateway.signups (
    experiment text not null,
    visitor text not null,
    primary key (experiment, visitor)
  )`,
];

/** A visitor of an experiment. */
export interface VisitorRow {
  experiment: string;
  visitor: string;
}

/** A visit, with the part of the figures that it belongs to. */
export interface VisitRow extends VisitorRow {
  cell: string;
}

/**
 * Stores visits and signups in one statement; those that are stored already change nothing. Of two cells of a visitor the first in
 * the order of the alphabet stays. Rows are written in one order, so that two gateways never wait for each other.
 */
export const insertVisits = async (
  query: Query,
  visits: readonly VisitRow[],
  signups: readonly VisitorRow[],
): Promise<void> => {
  await query(
    `with visited as (
       insert into gateway.visits (experiment, visitor, cell)
       select experiment, visitor, min(cell collate "C")
       from unnest($1::text[], $2::text[], $3::text[]) as counted (experiment, visitor, cell)
       group by experiment, visitor order by experiment, visitor
       on conflict (experiment, visitor) do update set cell = excluded.cell where visits.cell > excluded.cell
     )
     insert into gateway.signups (experiment, visitor)
     select distinct experiment, visitor from unnest($4::text[], $5::text[]) as counted (experiment, visitor)
     order by experiment, visitor
     on conflict do nothing`,
    [
      visits.map(({ experiment }) => experiment),
      visits.map(({ visitor }) => visitor),
      visits.map(({ cell }) => cell),
      signups.map(({ experiment }) => experiment),
      signups.map(({ visitor }) => visitor),
    ],
  );
};

/** The counts of one part of the figures. */
export interface CellRow {
  cell: string;
  visits: number;
  signups: number;
}

/** Counts the visitors of an experiment by their cells, and those of them who have signed up. */
export const countCells = (query: Query, experiment: string): Promise<CellRow[]> =>
  query(
    `select cell, count(*)::integer as visits, count(signups.visitor)::integer as signups
     from gateway.visits left join gateway.signups using (experiment, visitor)
     where experiment = $1 group by cell`,
    [experiment],
  );

/** Returns the experiments that were counted. */
export const listExperiments = async (query: Query): Promise<string[]> => {
  const rows = await query<{ experiment: string }>(
    'select experiment from gateway.visits union select experiment from gateway.signups',
  );
  return rows.map(({ experiment }) => experiment);
};

/** Deletes what was counted of experiments. */
export const deleteExperiments = async (query: Query, experiments: readonly string[]): Promise<void> => {
  await query(
    `with visited as (delete from gateway.visits where experiment = any($1))
     delete from gateway.signups where experiment = any($1)`,
    [experiments],
  );
};
