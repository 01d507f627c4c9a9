import { languages } from '@pairwise/contracts/languages';
import { TEXTS_FILE } from '@pairwise/contracts/published-texts';

import { hasTexts, parseTexts } from '../../builds/published-texts.ts';
import type { Check } from '../../registry/index.ts';
import { type Candidate, shortened, verdict } from '../candidate.ts';
import { untranslated } from './untranslated.ts';

/**
 * Checks the texts that a version publishes for the comparison with others. They are optional. A team may mean to publish
 * a page in English only, so texts that no one has translated are only a warning.
 */
export const texts = async ({ version, read }: Candidate): Promise<Check> => {
  const id = 'texts';
  if (!hasTexts(version)) return verdict(id, [], `It has no ${TEXTS_FILE}, so its texts cannot be compared.`);
  const bytes = await read(TEXTS_FILE);
  if (!bytes) return verdict(id, [`${TEXTS_FILE} is not in the store`], '');
  try {
    const published = parseTexts(bytes);
    const missing = languages.filter((language) => !published[language]);
    const english = untranslated(published, version.data?.routes ?? []);
    if (missing.length === 0 && english.length > 0) {
      return { id, verdict: 'warned', reason: `Some texts are still English: ${shortened(english)}` };
    }
    const count = Object.keys(published.en ?? {}).length;
    return verdict(
      id,
      missing.map((language) => `${TEXTS_FILE} has no texts in "${language}"`),
      `${count} English texts, and those of ${languages.length - 1} more languages.`,
    );
  } catch (error) {
    return verdict(id, [`${TEXTS_FILE}: ${error instanceof Error ? error.message : String(error)}`], '');
  }
};
