import { preferredLanguage } from './load-messages.ts';

test('the language that was chosen counts, then the first of the browser that we speak, then English', () => {
  expect(preferredLanguage('a=b; lang=nl; c=d', ['de-DE'])).toBe('nl');
  expect(preferredLanguage('lang=xx', ['ja-JP', 'de-AT', 'nl'])).toBe('de');
  expect(preferredLanguage('', ['fr-FR'])).toBe('en');
});
