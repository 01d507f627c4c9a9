-- The browser by which a mandate was accepted, as it names itself. With the address it proves to a bank who accepted it.
alter table sdd_mandates add column accepted_agent text;
