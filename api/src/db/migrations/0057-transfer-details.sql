-- The account and the reference to which a member transfers the money, so that they can be shown again while the provider
-- waits for it: {"bank", "iban", "bic", "reference"}. They are the provider's and are the same for the whole attempt.
alter table payment_attempts add column transfer jsonb;
