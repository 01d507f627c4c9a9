-- Comparisons of our payments with the records of a provider. The last ones are kept.
create table reconciliations (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The time from which payments were compared.
  since timestamptz not null,
  compared int not null,
  -- Ids of the provider and of attempts, and what differs.
  differences jsonb not null default '[]',
  finished_at timestamptz not null default now()
);
create index reconciliations_finished on reconciliations (finished_at);
