-- The check of our own books: how far each part of it has come, and what it has found. All of it follows from the ledgers
-- and the orders.
create table book_cursors (
  name text primary key,
  -- The key of the last row that was checked; null before the first one.
  last_key text
);
create table book_problems (
  -- What is checked, such as `accounts`, and the key of the row that does not agree.
  book text,
  subject text,
  what text not null,
  found_at timestamptz not null default now(),
  primary key (book, subject)
);
-- Older entries are checked with the rows that they belong to.
insert into book_cursors (name, last_key)
  select 'new-credits', max(id)::text from credit_ledger union all select 'new-money', max(id)::text from money_ledger;
