-- migrate: no transaction
-- Indexes for the statements of the background jobs. A test explains each of them on 300,000 members.
create index concurrently sessions_expires on sessions (expires_at);
create index concurrently login_throttle_started on login_throttle (window_started);
create index concurrently notifications_sent_at on notifications_sent (sent_at);
create index concurrently users_signup_date on users (signup_date) where status = 'not_confirmed';
create index concurrently photos_content on photos (content_key) where status <> 'deleted';
create index concurrently swipe_passes_target on swipe_passes (target_id);
create index concurrently modal_events_profile on modal_events (profile_id);
create index concurrently reset_mail_slots_day on reset_mail_slots (day);
create index concurrently push_queue_created on push_queue (created_at);
create index concurrently mail_queue_user on mail_queue (user_id) where user_id is not null;
create index concurrently account_deletions_user on account_deletions (user_id);
create index concurrently appeals_user on appeals (user_id) where user_id is not null;
create index concurrently exports_ordered on exports (created_at) where ready_at is null;
create index concurrently exports_expires on exports (expires_at);
create index concurrently complaints_evidence on complaints (decided_at) where evidence_photos <> '{}';
