import { useTranslation } from '@pairwise/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@pairwise/ui';

/** Placeholder while the api checks what a link is for and whether it still works. */
export const Opening = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <Stack gap={4} aria-busy="true">
      <VisuallyHidden>{t('link.opening')}</VisuallyHidden>
      <Skeleton height={34} width="80%" />
      <Skeleton height={20} />
      <Skeleton height={58} radius="md" />
    </Stack>
  );
};
