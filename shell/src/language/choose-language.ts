import { call } from '@pairwise/api-client';
import { bus, type BusWriter } from '@pairwise/bus';
import type { Language } from '@pairwise/contracts';
import { currentLanguage, setLanguage } from '@pairwise/i18n';

/** Changes the whole page's language and tells those who read it from the bus. */
export const applyLanguage = async (language: Language, writer: BusWriter): Promise<void> => {
  await setLanguage(language);
  writer.language(currentLanguage());
};

/** A switch by hand: a member's choice is saved too, so that it applies wherever they log in next (LANG-04). */
export const chooseLanguage = async (language: Language, writer: BusWriter): Promise<void> => {
  const applied = applyLanguage(language, writer);
  if (bus.user$.value) {
    try {
      writer.user((await call('PUT /api/user.php', { body: { language } })).user);
    } catch {
      // The cookie has kept the choice for this browser; the next switch saves it.
    }
  }
  await applied;
};
