import { isLanguage, type Language, languageCookie, languages } from '@pairwise/contracts';
import { addMessages } from '@pairwise/i18n';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import nl from '../../messages/nl.ts';

const messages: Record<Language, object> = { en, de, nl };

/** All languages are in the one script of the console: its page lets no code fetch another. */
export const addAllMessages = (): void => {
  for (const language of languages) addMessages(language, 'console', messages[language]);
};

/** The language chosen before in this browser, else the first one of the browser's that we speak, else English. */
export const preferredLanguage = (cookies = document.cookie, wanted = navigator.languages): Language => {
  const kept = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie.name}=`))
    ?.slice(languageCookie.name.length + 1);
  if (isLanguage(kept)) return kept;
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return spoken ?? languages[0];
};
