import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Dialog, Stack, Text } from '@pairwise/ui';
import { useRef } from 'react';

import { FormNotice } from '../state/form-notice.tsx';
import { type Mandate, useRevokeMandate } from './mandates.queries.ts';

/** Asks whether to revoke a mandate, and does. */
export const RevokeDialog = ({ mandate, onClose }: { mandate: Mandate; onClose: () => void }) => {
  const { t } = useTranslation('mf-billing');
  const online = useOnline();
  const revoke = useRevokeMandate();
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mandates.askTitle')}
      initialFocus={keep}
      actions={
        <>
          <Button
            variant="primary"
            busy={revoke.isPending}
            disabled={!online && !revoke.isPending}
            onClick={() => revoke.mutate(mandate.id, { onSuccess: onClose })}
          >
            {t('mandates.confirm')}
          </Button>
          <Button ref={keep} variant="ghost" disabled={revoke.isPending} onClick={onClose}>
            {t('mandates.keep')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('mandates.askText')}</Text>
        <FormNotice error={revoke.error} offline={t('mandates.offline')} />
      </Stack>
    </Dialog>
  );
};
