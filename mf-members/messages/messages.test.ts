import { interestKeys, profileFieldValues } from '@pairwise/contracts/profile-choices';

import de from './de.ts';
import en from './en.ts';
import nl from './nl.ts';

type Texts = { interests: Record<string, string>; profile: { value: Record<string, Record<string, string>> } };

/** Returns keys without a text, and texts without a key. */
const differences = (keys: readonly string[], texts: Record<string, string> = {}): string[] => [
  ...keys.filter((key) => (texts[key] ?? '').trim() === ''),
  ...Object.keys(texts).filter((key) => !keys.includes(key)),
];

const choicesWithoutText = ({ interests, profile }: Texts): string[] => [
  ...differences(interestKeys, interests),
  ...differences(
    Object.keys(profileFieldValues),
    Object.fromEntries(Object.keys(profile.value).map((key) => [key, key])),
  ),
  ...Object.entries(profileFieldValues).flatMap(([field, values]) => differences(values, profile.value[field])),
];

test.each(Object.entries({ en, de, nl }))(
  'LANG-01 every interest and every value of a profile field has a name in %s',
  (_language, texts) => {
    expect(choicesWithoutText(texts)).toEqual([]);
  },
);

test('a missing, empty or superfluous text is reported', () => {
  const { travel: _, ...interests } = en.interests;
  const { tattoos, ...value } = en.profile.value;
  expect(choicesWithoutText({ interests: { ...interests, knitting: 'Knitting' }, profile: { value } })).toEqual([
    'travel',
    'knitting',
    'tattoos',
    ...Object.keys(tattoos),
  ]);
  const emptied = { ...en.profile.value, tattoos: { ...tattoos, one: '' } };
  expect(choicesWithoutText({ interests: en.interests, profile: { value: emptied } })).toEqual(['one']);
});
