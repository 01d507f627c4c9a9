-- The version of each file in `repeatable/` that this database has.
create table repeatable_sql (
  name text primary key,
  -- SHA-256 of the file's text as it was applied, in hex.
  hash text not null,
  applied_at timestamptz not null default now()
);

-- From here on, repeatable/search.sql defines the search. Its type has another name.
drop type member_search_wish cascade;

alter table search_wishes rename to match_finder_answers;
do $$
declare old record;
begin
  for old in select conname as name from pg_constraint
             where conrelid = 'match_finder_answers'::regclass and conname like 'search\_wishes\_%'
  loop
    execute format('alter table match_finder_answers rename constraint %I to %I', old.name,
                   replace(old.name, 'search_wishes', 'match_finder_answers'));
  end loop;
end $$;

-- The number of events that one queued notification stands for.
alter table push_queue rename column news to event_count;
