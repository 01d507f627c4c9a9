import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';

/** Returns the mark of a fictional profile: the site's word, or ours where the site has none. Never empty (MEMBER-15). */
export const useFictionalWord = (): string => {
  const { t } = useTranslation('mf-members');
  return useStream(bus.settings$).fictional_singular || t('search.fictionalWord');
};
