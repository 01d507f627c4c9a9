import { endpoints } from '@pairwise/contracts/endpoints';

import { writeCases } from './cases.ts';

test('CALL-11 every endpoint that writes has a case in the proof of retries', () => {
  const writes = Object.values(endpoints).flatMap(({ method, path }) => (method === 'GET' ? [] : `${method} ${path}`));
  expect(Object.keys(writeCases).toSorted()).toEqual(writes.toSorted());
});
