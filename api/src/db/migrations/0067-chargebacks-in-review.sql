-- What banks have charged back of a payment in review, and not returned. It is not in the ledger, and neither is the money. Whoever
-- decides about the payment needs to know it.
alter table payment_attempts add column review_charged_back_minor int check (review_charged_back_minor >= 0);
