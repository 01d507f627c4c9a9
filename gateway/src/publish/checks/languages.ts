import { languages as configured } from '@pairwise/contracts/languages';

import type { Check } from '../../registry/index.ts';
import { type Candidate, shortened, verdict } from '../candidate.ts';

/** Every configured language has every text, every plural form of its own, and the same placeholders. */
export const languages = ({ contract, version }: Candidate): Check => {
  const id = 'languages';
  if (!contract) return { id, verdict: 'failed', reason: 'It has no contract that tells of its texts.' };
  const problems = configured.flatMap((language) => {
    const missing = contract.missingTexts[language];
    if (missing === undefined) return [`nothing is known of the texts in "${language}"`];
    if ((version.messages[language] ?? []).length === 0) return [`no texts in "${language}"`];
    return missing.length === 0 ? [] : [`"${language}" lacks ${shortened(missing)}`];
  });
  return verdict(id, problems, `${contract.textKeys} texts, complete in ${configured.join(', ')}.`);
};
