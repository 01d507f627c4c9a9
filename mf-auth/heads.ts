import { perLanguage } from '@pairwise/contracts/languages';
import type { PageHeads } from '@pairwise/contracts/page-heads';

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

const texts = { en, de, nl, pl, sv, nb, it, es, fr, da, fi };

/** The texts of the pages that search engines may list. */
export const heads = (): PageHeads => ({
  login: { texts: perLanguage((language) => texts[language].login) },
  signup: { texts: perLanguage((language) => texts[language].signup) },
});
