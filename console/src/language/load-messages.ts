import { isLanguage, type Language, languageCookie, languages } from '@pairwise/contracts';
import { addMessages } from '@pairwise/i18n';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import nl from '../../messages/nl.ts';

const messages: Record<Language, object> = { en, de, nl };

/** Adds the texts of all languages. They are in the console's single script, because its page cannot load another. */
export const addAllMessages = (): void => {
  for (const language of languages) addMessages(language, 'console', messages[language]);
};

/** Returns the language chosen before in this browser, else the browser's first supported language, else English. */
export const preferredLanguage = (cookies = document.cookie, wanted = navigator.languages): Language => {
  const kept = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie.name}=`))
    ?.slice(languageCookie.name.length + 1);
  if (isLanguage(kept)) return kept;
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return spoken ?? languages[0];
};
