-- Who asked for a refund: the operator's account on the machine. Null for refunds that the product makes by itself.
alter table refunds add column requested_by text;
