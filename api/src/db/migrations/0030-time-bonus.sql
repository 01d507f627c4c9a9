-- The time bonus: one code for all new members, valid for a time from their signup and before their first payment.
alter table discount_codes add column welcome_seconds int check (welcome_seconds > 0);
create unique index discount_codes_one_welcome on discount_codes ((true)) where welcome_seconds is not null;
