import { perLanguage } from '@pairwise/contracts/languages';
import { type PageHeads, unlistedHeads } from '@pairwise/contracts/page-heads';

import { heads as de } from './messages/heads/de.ts';
import { heads as en } from './messages/heads/en.ts';
import { heads as nl } from './messages/heads/nl.ts';
import { heads as fi } from './messages/heads/fi.ts';
import { heads as da } from './messages/heads/da.ts';
import { heads as fr } from './messages/heads/fr.ts';
import { heads as es } from './messages/heads/es.ts';
import { heads as it } from './messages/heads/it.ts';
import { heads as nb } from './messages/heads/nb.ts';
import { heads as sv } from './messages/heads/sv.ts';
import { heads as pl } from './messages/heads/pl.ts';
import { remote } from './remote.ts';

const texts = { en, de, nl, pl, sv, nb, it, es, fr, da, fi };

/**
 * The texts of the pages that search engines may list, and the titles of the others. The page behind a link of a mail has
 * none: until the link is known, it may be any address that does not exist.
 */
export const heads = async (): Promise<PageHeads> => ({
  ...(await unlistedHeads(async (language) => {
    const messages = (await remote.messages[language]()).default;
    const { accountDeleted, accountSettings, activate, link, mailChange, resetPassword, signup } = messages;
    return {
      'reset-password': resetPassword.title,
      'reset-password-do': resetPassword.chooseTitle,
      'mail-change-do': mailChange.title,
      notifications: accountSettings.title,
      'account-deleted': accountDeleted.title,
      'complete-signup': signup.title,
      'activate-done': link.opening,
      'activate-error': activate.failedTitle,
    };
  })),
  login: { texts: perLanguage((language) => texts[language].login) },
  signup: { texts: perLanguage((language) => texts[language].signup) },
});
