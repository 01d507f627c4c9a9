import { byCountryName } from './by-country-name.ts';

test.each([
  ['en', ['Austria', 'Germany', 'Sweden']],
  ['de', ['Deutschland', 'Österreich', 'Schweden']],
  ['sv', ['Sverige', 'Tyskland', 'Österrike']],
] as const)('countries have the names and the order of %s', (language, names) => {
  const countries = ['SE', 'AT', 'DE'].map((code) => ({ code }));
  expect(byCountryName(countries, language).map(({ name }) => name)).toEqual(names);
});
