-- Hard wishes (decisions R-6): ages outside of which a member is not offered. Null is any.
alter table profiles add column seek_min_age smallint check (seek_min_age between 18 and 99);
alter table profiles add column seek_max_age smallint check (seek_max_age between 18 and 99);
alter table profiles add constraint profiles_seek_ages check (seek_min_age <= seek_max_age);
