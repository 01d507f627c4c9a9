import { type Language, languages } from '@pairwise/contracts';

/** The messages of a language, as its file has them. */
const monthsOf = async (language: Language): Promise<string[]> => {
  const messages: { signup: { months: string } } = await import(`../../messages/signup/${language}.ts`);
  return messages.signup.months.split(', ');
};

test.each(languages)('LANG-07 the months of a date of birth have their names in %s', async (language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)));
  expect(await monthsOf(language)).toEqual(names);
});
