import { preferredLanguage } from './load-messages.ts';

test('uses the chosen language, else the first supported language of the browser, else English', () => {
  expect(preferredLanguage('a=b; lang=nl; c=d', ['de-DE'])).toBe('nl');
  expect(preferredLanguage('lang=xx', ['ja-JP', 'de-AT', 'nl'])).toBe('de');
  expect(preferredLanguage('', ['fr-FR'])).toBe('en');
});
