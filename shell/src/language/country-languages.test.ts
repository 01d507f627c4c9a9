import { languages } from '@pairwise/contracts';
import { demoSettings } from '@pairwise/testing';

import { countryLanguages } from './country-languages.ts';

const inCountry = (code: string) => demoSettings({ geoip_selected_country: code });

test('LANG-05 the list is that of the country, in its order', () => {
  expect(countryLanguages(inCountry('NL'), 'en')).toEqual(['nl', 'en', 'de']);
  expect(countryLanguages(inCountry('DE'), 'en')).toEqual(['de', 'en']);
});

test('LANG-05 the current language is always in the list', () => {
  expect(countryLanguages(inCountry('DE'), 'nl')).toEqual(['de', 'en', 'nl']);
});

test('LANG-05 a country without a list of its own shows all languages', () => {
  expect(countryLanguages(inCountry('BR'), 'en')).toEqual(languages);
});
