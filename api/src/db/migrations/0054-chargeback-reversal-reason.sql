-- The credits that a member gets back when a bank returns what it had charged back. A new value of a type can be used only
-- after the transaction that adds it, so the rest is the next migration.
alter type ledger_reason add value 'chargeback_reversal';
