import { useTranslation } from '@pairwise/i18n';

const named = ['rose', 'coffee', 'chocolate', 'drink', 'bouquet', 'ring'] as const;

/** Returns a function that names a gift by its key. A gift of a later release is just called a gift. */
export const useGiftName = (): ((key: string | undefined) => string) => {
  const { t } = useTranslation('mf-chat');
  return (key) => t(`gifts.names.${named.find((known) => known === key) ?? 'other'}`);
};
