/** @jsxImportSource react */
import { errorCodes } from '@pairwise/contracts/error-codes';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';

import {
  addMessages,
  currentLanguage,
  errorText,
  hasMessages,
  initI18n,
  type Messages,
  onPrepareLanguage,
  setLanguage,
  useErrorText,
  useLanguage,
  useTranslation,
} from './index.ts';
import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';

const clearCookie = () => {
  document.cookie = 'lang=; max-age=0; path=/';
};

beforeEach(() => {
  initI18n({ language: 'en' });
  addMessages('en', 'errors', en);
  addMessages('de', 'errors', de);
  addMessages('en', 'test', { greeting: 'Hello {name}', chats_one: '{count} chat', chats_other: '{count} chats' });
});
afterEach(clearCookie);

const Greeting = () => {
  const { t } = useTranslation('test');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  return (
    <>
      <output>{`${language}: ${t('greeting', { name: '<Noor>' })}, ${t('chats', { count: 2 })}`}</output>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  );
};
const Missing = () => useTranslation('test').t('nowhere');
const Late = () => <output>{useTranslation('late').t('title')}</output>;
const Failure = () => <output>{useErrorText()({ code: 'too_many_attempts', params: { minutes: 15 } })}</output>;
const parameters = (text: string) => text.match(/\{\w+\}/g) ?? [];
const shown = () => screen.getByRole('status').textContent;

test('inserts values unchanged, and selects plural forms by count', () => {
  render(<Greeting />);
  expect(shown()).toBe('en: Hello <Noor>, 2 chats');
});

test('LANG-06 loads all texts first, then changes the whole page in one step and keeps typed text', async () => {
  render(<Greeting />);
  const input = screen.getByRole('textbox');
  act(() => input.focus());
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const stop = onPrepareLanguage(async (language) => {
    await arrived;
    addMessages(language, 'test', {
      greeting: 'Hallo {name}',
      chats_one: '{count} Chat',
      chats_other: '{count} Chats',
    });
  });
  const switched = setLanguage('de');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(shown()).toBe('en: Hello <Noor>, 2 chats');
  expect(document.documentElement.lang).toBe('en');
  await act(async () => {
    arrive();
    await switched;
  });
  expect(shown()).toBe('de: Hallo <Noor>, 2 Chats');
  expect(document.documentElement.lang).toBe('de');
  expect(screen.getByRole('textbox')).toBe(input);
  expect(document.activeElement).toBe(input);
  stop();
});

test('LANG-02 keeps the chosen language in a cookie', async () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  await act(() => setLanguage('nl'));
  expect(set).toHaveBeenCalledWith('lang=nl; max-age=31536000; path=/; samesite=lax');
  expect(31_536_000 / 86_400).toBe(365);
});

test('LANG-06 a loader that fails or hangs does not block the change of language', async () => {
  jest.useFakeTimers();
  const stopFailing = onPrepareLanguage(() => Promise.reject(new Error('no network')));
  const stopHanging = onPrepareLanguage(() => new Promise(() => undefined));
  render(<Greeting />);
  const switched = setLanguage('nl');
  await jest.advanceTimersByTimeAsync(3900);
  expect(currentLanguage()).toBe('en');
  await act(() => jest.advanceTimersByTimeAsync(200));
  await switched;
  // Its texts are missing, so it keeps showing the previous language instead of keys.
  expect(shown()).toBe('nl: Hello <Noor>, 2 chats');
  stopFailing();
  stopHanging();
  jest.useRealTimers();
});

test('of two quick changes, the later one applies', async () => {
  const { promise: late, resolve: arriveLate } = Promise.withResolvers<void>();
  const stop = onPrepareLanguage((language) => (language === 'de' ? late : Promise.resolve()));
  const first = setLanguage('de');
  await setLanguage('nl');
  arriveLate();
  await first;
  expect(currentLanguage()).toBe('nl');
  stop();
});

test('logs an error for a missing text', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Missing />);
  expect(complain).toHaveBeenCalledWith('No text for test:nowhere');
});

test('shows texts that arrive late when they arrive', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Late />);
  expect(complain).toHaveBeenCalled();
  expect(hasMessages('en', 'late')).toBe(false);
  act(() => addMessages('en', 'late', { title: 'There' }));
  expect(shown()).toBe('There');
  expect(hasMessages('en', 'late')).toBe(true);
});

test('ERR-02 the English text of every error is exactly that of the catalogue', () => {
  const catalogue = Object.fromEntries(Object.entries(errorCodes).map(([code, { text }]) => [code, text]));
  // `offline` is for calls that fail immediately, so it must not promise to send them later.
  const offline = {
    offline: expect.any(String),
    offline_queued: 'You are offline. We will send it when you are back.',
  };
  const isOfRule = (key: string) => !Object.hasOwn(catalogue, key) && key.replace(/_[a-z]+$/, '') in catalogue;
  const ofCatalogue = Object.fromEntries(Object.entries(en).filter(([key]) => !isOfRule(key)));
  expect(ofCatalogue).toEqual({ ...catalogue, ...offline });
  expect(en.offline).not.toContain('send');
});

test('ERR-02 every language has the same parameters as the English text', () => {
  for (const [code, text] of Object.entries(en)) {
    for (const other of [de, nl])
      expect(parameters(Object.entries(other).find(([key]) => key === code)?.[1] ?? '')).toEqual(parameters(text));
  }
});

test('ERR-02 an error names the rule that was broken where there is a text for it', () => {
  expect(errorText({ code: 'photo_invalid', params: { rule: 'small' } })).toBe(en.photo_invalid_small);
  expect(errorText({ code: 'photo_invalid', params: { rule: 'unheard of' } })).toBe(en.photo_invalid);
});

test('isolates a name in a right-to-left script in the text of an error', () =>
  expect(errorText({ code: 'blocked', params: { name: 'שרה' } })).toContain('by \u2068שרה\u2069.'));

test('ERR-04 an unknown failure shows the general error without details', () => {
  expect(errorText(new Error('SELECT * FROM secrets'))).toBe(en.error);
  expect(errorText({ code: 'not_a_code' })).toBe(en.error);
  expect(errorText(undefined)).toBe(en.error);
});

test('ERR-02 an error is shown in the language of the page, with its parameters', async () => {
  render(<Failure />);
  expect(shown()).toBe('Too many incorrect attempts, account blocked for 15 min.');
  await act(() => setLanguage('de'));
  expect(shown()).toBe('Zu viele falsche Versuche, das Konto ist für 15\u00A0Min. gesperrt.');
});

test('the type of messages requires every text and allows the plural forms of other languages', () => {
  const english = { list: { title: 'Chats', count_one: '{count} chat', count_other: '{count} chats' } };
  type Wanted = Messages<typeof english>;
  const polish: Wanted = { list: { title: 'Czaty', count_one: '', count_few: '', count_many: '', count_other: '' } };
  // @ts-expect-error -- the title is missing
  const incomplete: Wanted = { list: { count_one: '', count_other: '' } };
  // @ts-expect-error -- English has no such text
  const foreign: Wanted = { list: { title: '', count_one: '', count_other: '', extra: '' } };
  expect([polish, incomplete, foreign]).toHaveLength(3);
});
