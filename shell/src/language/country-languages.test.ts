import { languages } from '@pairwise/contracts';
import { demoSettings } from '@pairwise/testing';

import { countryLanguages } from './country-languages.ts';

const inCountry = (code: string) => demoSettings({ geoip_selected_country: code });

test('LANG-05 returns the languages of the country, in its order', () => {
  expect(countryLanguages(inCountry('NL'), 'en')).toEqual(['nl', 'en', 'de']);
  expect(countryLanguages(inCountry('DE'), 'en')).toEqual(['de', 'en']);
});

test('LANG-05 always includes the current language', () => {
  expect(countryLanguages(inCountry('DE'), 'nl')).toEqual(['de', 'en', 'nl']);
});

test('LANG-05 returns all languages for a country without a list', () => {
  expect(countryLanguages(inCountry('BR'), 'en')).toEqual(languages);
});
