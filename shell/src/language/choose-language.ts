import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import type { Language } from '@pairwise/contracts';
import { currentLanguage, setLanguage } from '@pairwise/i18n';

import { renewCarried } from '../zone-links.ts';

/**
 * Changes the language of the whole page and publishes it on the bus. Resolves when links take the language to other origins,
 * too, or when that could not be done.
 */
export const applyLanguage = async (language: Language, writer: BusWriter): Promise<void> => {
  const applied = setLanguage(language);
  // The cookie has the language now.
  const renewed = renewCarried();
  await applied;
  writer.language(currentLanguage());
  await renewed;
};

/** Applies a language that the user chose. Saves a member's choice, so that it applies on other devices too (LANG-04). */
export const chooseLanguage = async (language: Language, writer: BusWriter): Promise<void> => {
  const applied = applyLanguage(language, writer);
  if (bus.user$.value) {
    try {
      writer.user((await call('PUT /api/user.php', { body: { language } })).user);
    } catch {
      // The cookie has stored the choice for this browser. The next choice is saved again.
    }
  }
  await applied;
};
