-- Every change of a site's settings is published, even one by hand. The api caches the sites and loads them again.
-- The channel is that of the topic `settings` (shared/pubsub/postgres-link.ts).
create function publish_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('pairwise_settings', coalesce(new.id, old.id)::text);
  return null;
end $$;

create trigger sites_publish_settings after insert or update or delete on sites
  for each row execute function publish_settings();
