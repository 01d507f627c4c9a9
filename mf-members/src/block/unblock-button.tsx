import type { MemberCard } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, showToast, Stack } from '@pairwise/ui';

import { useQueuedToast } from '../offline/use-queued-toast.ts';
import { useUnblock } from './block.queries.ts';

/** Unblocks a member on their profile (MEMBER-12). */
export const UnblockButton = ({ member: { id, name } }: { member: Pick<MemberCard, 'id' | 'name'> }) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const unblock = useUnblock(id);
  const showQueuedToast = useQueuedToast();
  const press = (): void =>
    unblock.mutate(undefined, {
      onSuccess: ({ queued }) => (queued ? showQueuedToast() : showToast({ text: t('block.unblocked', { name }) })),
    });
  return (
    <Stack gap={3} align="start">
      <Button variant="ghost" busy={unblock.isPending} onClick={press}>
        {t('block.unblock', { name })}
      </Button>
      {unblock.error && (
        <Banner tone="danger" live="assertive">
          {errorText(unblock.error)}
        </Banner>
      )}
    </Stack>
  );
};
