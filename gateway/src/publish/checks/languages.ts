import { languages as configured } from '@pairwise/contracts/languages';

import type { Check } from '../../registry/index.ts';
import { type Candidate, shortened, verdict } from '../candidate.ts';

/** Checks that every configured language has all texts, all its plural forms, and the same placeholders. */
export const languages = ({ contract, version }: Candidate): Check => {
  const id = 'languages';
  if (!contract) return { id, verdict: 'failed', reason: 'It has no contract, which lists its texts.' };
  const problems = configured.flatMap((language) => {
    const missing = contract.missingTexts[language];
    if (missing === undefined) return [`the texts in "${language}" are unknown`];
    if ((version.messages[language] ?? []).length === 0) return [`no texts in "${language}"`];
    return missing.length === 0 ? [] : [`"${language}" lacks ${shortened(missing)}`];
  });
  return verdict(id, problems, `${contract.textKeys} texts, complete in ${configured.join(', ')}.`);
};
