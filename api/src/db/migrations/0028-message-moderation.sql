-- Moderators can remove a message.
alter table complaints drop constraint complaints_measure_check;
alter table complaints add constraint complaints_measure_check
  check (measure in ('none', 'remove_photo', 'remove_message', 'suspend', 'ban'));
alter table moderation_actions add column message_id bigint references messages;
