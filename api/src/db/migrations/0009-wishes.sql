-- Hard preferences (decisions R-6): a member and a person outside these ages are not offered to each other. Null means
-- any age.
alter table profiles add column seek_min_age smallint check (seek_min_age between 18 and 99);
alter table profiles add column seek_max_age smallint check (seek_max_age between 18 and 99);
alter table profiles add constraint profiles_seek_ages check (seek_min_age <= seek_max_age);
