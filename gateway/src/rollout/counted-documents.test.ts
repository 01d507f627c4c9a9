import { countedDocuments } from './counted-documents.ts';
import { PAGES_OF_NETWORK } from './independent-pages.ts';

const at = Date.parse('2026-12-01T12:00:00Z');
const document = { game: 'arm.a.0.50', visitor: 'Ada', network: 'n1', at, route: 'chats' };

const outcome = { outcome: true, times: false };
const times = { outcome: false, times: true };
const nothing = { outcome: false, times: false };

test('PLAT-07 times count of a document whose code the browser has, once for each visitor, and the outcome of the first', () => {
  const partsOf = countedDocuments();
  expect(partsOf(document)).toEqual(outcome);
  // Another route has code of its own.
  expect(partsOf({ ...document, route: 'search' })).toEqual(nothing);
  expect(partsOf(document)).toEqual(times);
  expect(partsOf({ ...document, route: 'search' })).toEqual(nothing);
  expect(partsOf({ ...document, visitor: 'Bo' })).toEqual(outcome);
});

test('PLAT-07 with another percentage a visitor may have another version, which the browser does not have', () => {
  const partsOf = countedDocuments();
  partsOf(document);
  expect(partsOf({ ...document, game: 'arm.a.0.100' })).toEqual(nothing);
  expect(partsOf({ ...document, game: 'arm.a.0.100' })).toEqual(times);
});

test('PLAT-07 of one network few documents count on a day, of outcomes and of times', () => {
  const partsOf = countedDocuments();
  const visits = Array.from({ length: 20 }, (_value, one) => ({ ...document, visitor: `v${one}` }));
  const count = (part: 'outcome' | 'times') => visits.filter((visit) => partsOf(visit)[part]).length;
  expect(count('outcome')).toBe(PAGES_OF_NETWORK);
  expect(count('times')).toBe(PAGES_OF_NETWORK);
});
