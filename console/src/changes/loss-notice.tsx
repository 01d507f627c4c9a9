import type { LostAddresses } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Stack } from '@pairwise/ui';

import { NoticeList } from './notice-list.tsx';

/** Warns that the previous version has fewer addresses than the stable one, and lists those that are lost. */
export const LossNotice = ({ version, lost }: { version: string; lost: LostAddresses }) => {
  const { t } = useTranslation('console');
  return (
    <Stack gap={3}>
      <Banner tone="warning">
        <strong>{t('dialog.lossTitle', { version })} </strong>
        {t('dialog.lossText')}
      </Banner>
      <NoticeList title={t('dialog.offlineRoutes')} items={lost.routes} />
      <NoticeList title={t('dialog.lossVariants')} items={lost.variants} />
    </Stack>
  );
};
