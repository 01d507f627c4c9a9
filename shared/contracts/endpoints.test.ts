import { safeParse } from 'zod/v4/core';

import { endpoints } from './endpoints/index.ts';
import { errorCodes } from './error-codes.ts';

test('each endpoint is listed under its own method and path, and uses only errors of the catalogue', () => {
  for (const [key, { method, path, errors }] of Object.entries(endpoints)) {
    expect(key).toBe(`${method} ${path}`);
    for (const code of errors) expect(Object.keys(errorCodes)).toContain(code);
  }
});

test('parses query parameters from text into values', () => {
  const { query } = endpoints['GET /api/members.php'];
  if (!query) throw new Error('the search has a query');
  expect(safeParse(query, { min_age: '25', pageNumber: '2', unknown: 'x' })).toEqual({
    success: true,
    data: { min_age: 25, pageNumber: 2 },
  });
  for (const bad of [{ min_age: '17' }, { min_age: '25.5' }, { min_age: '' }, { country: 'nl' }, { results: '1000' }]) {
    expect([bad, safeParse(query, bad).success]).toEqual([bad, false]);
  }
});
