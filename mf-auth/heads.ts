import { perLanguage } from '@pairwise/contracts/languages';
import type { PageHeads } from '@pairwise/contracts/page-heads';

import { heads as de } from './messages/heads/de.ts';
import { heads as en } from './messages/heads/en.ts';
import { heads as nl } from './messages/heads/nl.ts';
import { heads as sv } from './messages/heads/sv.ts';
import { heads as pl } from './messages/heads/pl.ts';

const texts = { en, de, nl, pl, sv };

/** The texts of the pages that search engines may list. */
export const heads = (): PageHeads => ({
  login: { texts: perLanguage((language) => texts[language].login) },
  signup: { texts: perLanguage((language) => texts[language].signup) },
});
