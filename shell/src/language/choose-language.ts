import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import type { Language } from '@pairwise/contracts';
import { currentLanguage, setLanguage } from '@pairwise/i18n';

/** Changes the language of the whole page and publishes it on the bus. */
export const applyLanguage = async (language: Language, writer: BusWriter): Promise<void> => {
  await setLanguage(language);
  writer.language(currentLanguage());
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
