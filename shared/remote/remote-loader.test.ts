import { perLanguage } from '@pairwise/contracts/languages';
import type { Remote } from '@pairwise/contracts/remote';
import { initI18n, onPrepareLanguage, setCountry, useTranslation } from '@pairwise/i18n';
import { act, renderHook } from '@pairwise/testing';

import { remoteLoader } from './remote-loader.ts';

const remoteOf = (name: string): Remote => ({
  name,
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [],
  screens: {},
  messages: {
    ...perLanguage(() => () => Promise.reject(new Error('not expected'))),
    en: () => Promise.resolve({ default: { hair: 'Hair colour', age: 'Age' } }),
    de: () => Promise.resolve({ default: { hair: 'Haarfarbe', age: 'Alter' } }),
  },
  americanEnglish: () => Promise.resolve({ default: { hair: 'Hair color' } }),
});

test.each([
  ['US', 'en', ['Hair color', 'Age']],
  ['GB', 'en', ['Hair colour', 'Age']],
  ['US', 'de', ['Haarfarbe', 'Alter']],
] as const)('LANG-01 in %s the texts of language %s are %j', async (country, language, texts) => {
  const name = `mf-${country}-${language}`;
  initI18n({ language, country });
  await remoteLoader(remoteOf(name)).prepareMessages(language);
  const { t } = renderHook(() => useTranslation(name)).result.current;
  expect([t('hair'), t('age')]).toEqual(texts);
});

test('a version from before a language was added shows its English texts', async () => {
  const remote = remoteOf('mf-older');
  Reflect.deleteProperty(remote.messages, 'nl');
  initI18n({ language: 'nl' });
  await remoteLoader(remote).prepareMessages('nl');
  const { t } = renderHook(() => useTranslation('mf-older')).result.current;
  expect(t('hair')).toBe('Hair colour');
});

test('L-2 the words follow a login of a member in the United States, and the next one elsewhere', async () => {
  const name = 'mf-login';
  initI18n({ language: 'en', country: 'NL' });
  const loader = remoteLoader(remoteOf(name));
  await loader.prepareMessages('en');
  const stop = onPrepareLanguage((language) => loader.prepareMessages(language));
  const { result } = renderHook(() => useTranslation(name));
  expect(result.current.t('hair')).toBe('Hair colour');
  await act(() => setCountry('US'));
  expect([result.current.t('hair'), document.documentElement.lang]).toEqual(['Hair color', 'en-US']);
  await act(() => setCountry('NL'));
  expect([result.current.t('hair'), document.documentElement.lang]).toEqual(['Hair colour', 'en']);
  stop();
});
