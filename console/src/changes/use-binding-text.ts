import type { Binding } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';

/** Returns a function that names the zones and slots of a binding. */
export const useBindingText = (): ((binding: Binding | null) => string) => {
  const { t } = useTranslation('console');
  const list = (names: readonly string[] = []): string => names.join(', ') || t('binding.none');
  return (binding) =>
    binding === null
      ? t('binding.unbound')
      : t('binding.both', { zones: list(binding.zones), slots: list(binding.slots) });
};
