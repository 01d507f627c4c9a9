import { type Language, languages } from '@pairwise/contracts/languages';
import { addMessages } from '@pairwise/i18n';

import de from './messages/de.ts';
import en from './messages/en.ts';
import nl from './messages/nl.ts';

export const ownNamespace = 'remote';

const texts: Record<Language, object> = { en, de, nl };

/**
 * Adds the texts of `RemoteFailure` to i18n. The shell contains them in every language, because they are needed when
 * nothing can be loaded. Call it once, after `initI18n`.
 */
export const addFailureMessages = (): void => {
  for (const language of languages) addMessages(language, ownNamespace, texts[language]);
};
