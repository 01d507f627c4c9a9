import { type Language, languageCookie } from '@pairwise/contracts';
import { addMessages } from '@pairwise/i18n';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import nl from '../../messages/nl.ts';

/** The console's languages, which are fewer than those of the product. */
const messages = { en, de, nl } satisfies Partial<Record<Language, object>>;

type ConsoleLanguage = keyof typeof messages;

const isConsoleLanguage = (value: string | undefined): value is ConsoleLanguage =>
  value !== undefined && Object.hasOwn(messages, value);

/** Adds the texts of all its languages. They are in the console's single script, because its page cannot load another. */
export const addAllMessages = (): void => {
  for (const [language, texts] of Object.entries(messages)) addMessages(language as ConsoleLanguage, 'console', texts);
};

/** Returns the language chosen before in this browser, else the browser's first supported language, else English. */
export const preferredLanguage = (cookies = document.cookie, wanted = navigator.languages): ConsoleLanguage => {
  const kept = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${languageCookie.name}=`))
    ?.slice(languageCookie.name.length + 1);
  if (isConsoleLanguage(kept)) return kept;
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isConsoleLanguage);
  return spoken ?? 'en';
};
