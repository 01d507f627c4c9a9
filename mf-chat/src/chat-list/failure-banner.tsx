import { useTranslation } from '@pairwise/i18n';
import { Banner, Button } from '@pairwise/ui';
import type { ReactNode } from 'react';

/** An error that stays until the member closes it, and is read aloud. */
export const FailureBanner = ({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) => {
  const { t } = useTranslation('mf-chat');
  return (
    <Banner
      tone="danger"
      live="assertive"
      action={
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          {t('chats.dismiss')}
        </Button>
      }
    >
      {children}
    </Banner>
  );
};
