-- The members as whom the gate visits pages, with code that is not approved. Such code finds no difference from other members:
-- this table is in no response. They get no mails, because their addresses have no owner.
create table gate_members (
  user_id bigint primary key references users on delete cascade
);
insert into gate_members (user_id) select id from users where email like 'gate-%@gate.invalid';
