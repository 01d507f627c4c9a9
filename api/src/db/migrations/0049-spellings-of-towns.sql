-- All spellings of a town without case, accents and punctuation, each between bars (`|munchen|muenchen|munich|`), so that
-- a typed name is found by a pattern. The reference data fills it.
alter table cities add column spellings text not null default '';
