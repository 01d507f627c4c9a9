import type { MemberCard } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, showToast, Stack } from '@pairwise/ui';

import { useQueuedToast } from '../offline/use-queued-toast.ts';
import { useUnblock } from './block.queries.ts';

/** On the profile of somebody who was blocked: takes it back (MEMBER-12). */
export const UnblockButton = ({ member: { id, name } }: { member: Pick<MemberCard, 'id' | 'name'> }) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const unblock = useUnblock(id);
  const sayQueued = useQueuedToast();
  const press = (): void =>
    unblock.mutate(undefined, {
      onSuccess: ({ queued }) => (queued ? sayQueued() : showToast({ text: t('block.unblocked', { name }) })),
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
