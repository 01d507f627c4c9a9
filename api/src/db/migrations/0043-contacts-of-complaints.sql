-- migrate: no transaction
-- Finds the complaints whose name and address of a visitor are no longer needed.
create index concurrently complaints_contacts on complaints (decided_at)
  where reporter_email is not null or reporter_name is not null;
