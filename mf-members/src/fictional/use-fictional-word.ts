import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';

/** What a fictional profile is marked with: the site's word, or ours where it has set none. Never nothing (MEMBER-15). */
export const useFictionalWord = (): string => {
  const { t } = useTranslation('mf-members');
  return useStream(bus.settings$).fictional_singular || t('search.fictionalWord');
};
