-- Compares birthdays with the date in the member's country (decisions A-15), not with that of the server. In the hours
-- between the two midnights, a member who turned 18 was old enough for the rules and too young for the database. The
-- age is checked only when the date of birth or the country changes, so that a member who moves to a country where it
-- is still the day before is not too young again at the next visit.
create or replace function users_guard() returns trigger language plpgsql as $$
declare youngest smallint; today date;
begin
  if new.status <> 'deleted' and (new.date_of_birth is null or new.date_of_birth < date '1900-01-01') then
    raise exception 'invalid_date_of_birth' using errcode = 'DB002';
  end if;
  if new.status <> 'deleted' and (tg_op = 'INSERT' or new.date_of_birth is distinct from old.date_of_birth) then
    select min_age, (now() at time zone timezone)::date into youngest, today from countries where code = new.country;
    if new.date_of_birth > (today - make_interval(years => youngest))::date then
      raise exception 'invalid_date_of_birth' using errcode = 'DB002';
    end if;
  end if;
  if tg_op = 'UPDATE' then
    if new.public_id <> old.public_id or new.site_id <> old.site_id then
      raise exception 'immutable' using errcode = 'DB001';
    end if;
    if old.confirmed_at is not null and new.date_of_birth is distinct from old.date_of_birth
       and new.status <> 'deleted' then
      raise exception 'date_of_birth is locked' using errcode = 'DB001';
    end if;
    -- The minimum age may be higher in the new country. One day of tolerance covers the difference of the clocks.
    if new.status <> 'deleted' and new.country <> old.country then
      select min_age into youngest from countries where code = new.country;
      if new.date_of_birth > (current_date + 1 - make_interval(years => youngest))::date then
        raise exception 'invalid_date_of_birth' using errcode = 'DB002';
      end if;
    end if;
    if new.status <> old.status and not ((old.status, new.status) in (
        ('not_confirmed', 'active'), ('not_confirmed', 'banned'), ('not_confirmed', 'pending_deletion'),
        ('active', 'suspended'), ('active', 'banned'), ('active', 'pending_deletion'),
        ('suspended', 'active'), ('suspended', 'banned'), ('suspended', 'pending_deletion'),
        ('banned', 'active'), ('banned', 'deleted'),
        ('pending_deletion', 'active'), ('pending_deletion', 'not_confirmed'), ('pending_deletion', 'banned'),
        ('pending_deletion', 'deleted'))) then
      raise exception 'illegal status % -> %', old.status, new.status using errcode = 'DB003';
    end if;
  end if;
  return new;
end $$;
