-- Draws until the number is free. Of ten digits drawn by chance, with a million orders one in ten thousand is taken, and
-- that order would fail.
create or replace function random_order_number() returns text language plpgsql volatile as
$$
declare
  drawn text;
begin
  loop
    drawn := lpad((random_public_id() % 10000000000)::text, 10, '0');
    exit when not exists (select from payments where order_number = drawn);
  end loop;
  return drawn;
end
$$;
