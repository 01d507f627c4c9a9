import type { Remote } from '@pairwise/contracts/remote';
import { initI18n, useTranslation } from '@pairwise/i18n';
import { renderHook } from '@pairwise/testing';

import { remoteLoader } from './remote-loader.ts';

const remoteOf = (name: string): Remote => ({
  name,
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [],
  screens: {},
  messages: {
    en: () => Promise.resolve({ default: { hair: 'Hair colour', age: 'Age' } }),
    de: () => Promise.resolve({ default: { hair: 'Haarfarbe', age: 'Alter' } }),
    nl: () => Promise.resolve({ default: { hair: 'Haarkleur', age: 'Leeftijd' } }),
  },
  americanEnglish: () => Promise.resolve({ default: { hair: 'Hair color' } }),
});

test.each([
  ['US', 'en', ['Hair color', 'Age']],
  ['GB', 'en', ['Hair colour', 'Age']],
  ['US', 'de', ['Haarfarbe', 'Alter']],
] as const)('LANG-01 in %s the language %s says %j', async (country, language, texts) => {
  const name = `mf-${country}-${language}`;
  initI18n({ language, country });
  await remoteLoader(remoteOf(name)).prepareMessages(language);
  const { t } = renderHook(() => useTranslation(name)).result.current;
  expect([t('hair'), t('age')]).toEqual(texts);
});
