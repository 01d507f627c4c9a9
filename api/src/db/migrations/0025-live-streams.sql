-- A visible page of this session has the live stream open until then: no push is sent for messages meanwhile.
alter table sessions add column focused_until timestamptz;

-- An ended session closes its open streams. The channel is that of the topic `sessions` (shared/pubsub/postgres-link.ts).
create function publish_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('pairwise_sessions', old.user_id::text);
  return null;
end $$;
create trigger sessions_publish_end after delete on sessions for each row execute function publish_ended_session();
