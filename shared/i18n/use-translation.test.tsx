import { renderHook } from '@testing-library/react';

import { addMessages, initI18n, useTranslation } from './index.ts';

const english = {
  greeting: 'Hello {name}, this is {site}',
  signature: 'Your team',
  chats: {
    title: 'Chats',
    unread_one: 'one chat',
    unread_other: '{count} chats on {site}',
    size: '{count} bytes',
  },
  colors: { red: 'red', blue: 'blue' },
} as const;

const widened = { title: 'Hello {name}' };

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'typed-texts': typeof english;
    'widened-texts': typeof widened;
  }
}

const translation = () => {
  initI18n({ language: 'en' });
  addMessages('en', 'typed-texts', english);
  return renderHook(() => useTranslation('typed-texts')).result.current;
};

test('takes exactly the values that the English text names', () => {
  const { t } = translation();
  expect(t('greeting', { name: 'Noor', site: 'Pairwise' })).toBe('Hello Noor, this is Pairwise');
  expect(t('signature')).toBe('Your team');
  // @ts-expect-error -- the values are missing
  expect(t('greeting')).toContain('{name}');
  // @ts-expect-error -- `site` is missing
  expect(t('greeting', { name: 'Noor' })).toContain('{site}');
  // @ts-expect-error -- `name` is misspelt
  expect(t('greeting', { nmae: 'Noor', site: 'Pairwise' })).toContain('{name}');
  // @ts-expect-error -- `age` is superfluous
  expect(t('greeting', { name: 'Noor', site: 'Pairwise', age: 30 })).toContain('Noor');
  // @ts-expect-error -- the text has no values
  expect(t('signature', { name: 'Noor' })).toBe('Your team');
  // @ts-expect-error -- a value is a string or a number
  expect(t('greeting', { name: undefined, site: 'Pairwise' })).toContain('Hello');
});

test('isolates a value in a right-to-left script, so that what follows it stays behind it', () => {
  const { t } = translation();
  expect(t('greeting', { name: 'שרה', site: 'Pairwise' })).toBe('Hello \u2068שרה\u2069, this is Pairwise');
});

test('takes the count and the values of all forms for a plural key', () => {
  const { t } = translation();
  expect(t('chats.unread', { count: 1, site: 'Pairwise' })).toContain('one chat');
  expect(t('chats.unread', { count: 2, site: 'Pairwise' })).toContain('2 chats');
  expect(t('chats.size', { count: 2 })).toBe('2 bytes');
  // @ts-expect-error -- `site` is missing
  expect(t('chats.unread', { count: 2 })).toContain('{site}');
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // @ts-expect-error -- `count` is missing
  expect(t('chats.unread', { site: 'Pairwise' })).toBe('chats.unread');
  // @ts-expect-error -- a count is a number
  expect(t('chats.unread', { count: '2', site: 'Pairwise' })).toBe('chats.unread');
  expect(complain).toHaveBeenCalledWith('No text for typed-texts:chats.unread');
  // @ts-expect-error -- a form is no key
  expect(t('chats.unread_one', { count: 2, site: 'Pairwise' })).toContain('one');
});

test('takes the values of all keys for one of several keys', () => {
  const { t } = translation();
  const isKnown = Date.now() > 0;
  const color: 'red' | 'blue' = isKnown ? 'red' : 'blue';
  expect(t(`colors.${color}`)).toBe('red');
  expect(t(isKnown ? 'greeting' : 'signature', { name: 'Noor', site: 'Pairwise' })).toContain('Noor');
  expect(t(isKnown ? 'signature' : 'chats.title')).toBe('Your team');
  // @ts-expect-error -- one of the texts has values
  expect(t(isKnown ? 'greeting' : 'signature')).toContain('{name}');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // @ts-expect-error -- no such text
  expect(t(`colors.${color}dish`)).toBe('colors.reddish');
});

test('a key that is made from an address takes the values of the texts that it may be', () => {
  const { t, has } = translation();
  const [address, other] = ['blue', 'green'];
  const key = `colors.${address}` as const;
  expect(has(key) && t(key)).toBe('blue');
  expect(has(`colors.${other}`)).toBe(false);
  // @ts-expect-error -- any text of the namespace needs the values of all of them
  const anyText = (path: string): string => (has(path) ? t(path) : '');
  expect(anyText('signature')).toBe('Your team');
});

test('texts without "as const" are refused, because their values are unknown', () => {
  addMessages('en', 'widened-texts', widened);
  const { t } = renderHook(() => useTranslation('widened-texts')).result.current;
  // @ts-expect-error -- the type of the text is any string
  expect(t('title', { name: 'Noor' })).toContain('Noor');
  // @ts-expect-error -- the same without values
  expect(t('title')).toBe('Hello {name}');
});

test('a namespace without declared messages takes any key and any values', () => {
  addMessages('en', 'undeclared', { title: 'Hello {name}' });
  const { t } = renderHook(() => useTranslation('undeclared')).result.current;
  expect([t('title', { name: 'Noor' }), t('title')]).toEqual(['Hello Noor', 'Hello {name}']);
});
