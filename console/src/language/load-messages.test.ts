import { preferredLanguage } from './load-messages.ts';

test('uses the chosen language, else the first supported language of the browser, else English', () => {
  expect(preferredLanguage('a=b; lang=nl; c=d', ['de-DE'])).toBe('nl');
  expect(preferredLanguage('lang=xx', ['ja-JP', 'de-AT', 'nl'])).toBe('de');
  expect(preferredLanguage('', ['ja-JP'])).toBe('en');
  // Languages of the product that the console lacks.
  expect(preferredLanguage('lang=fr', ['sv-SE'])).toBe('en');
});
