-- When a photo of a chat was sent. One that stays unsent is deleted after two days; the index finds it.
alter table photos add column sent_at timestamptz;
update photos f set sent_at = m.created_at from messages m where m.photo_id = f.id and f.purpose = 'chat';
drop index photos_chat;
create index photos_unsent on photos (created_at) where purpose = 'chat' and sent_at is null and status <> 'deleted';
