import type { MemberCard } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, css, Sheet, Stack, Text, theme } from '@pairwise/ui';
import { useRef } from 'react';

import { useBlock } from './block.queries.ts';
import { BlockedOutcome } from './blocked-outcome.tsx';

const consequences = css({
  display: 'grid',
  gap: theme.space[2],
  margin: 0,
  paddingInlineStart: 20,
  listStyle: 'disc',
  '& > li::marker': { color: theme.color.secondary },
});

interface BlockSheetProps {
  member: Pick<MemberCard, 'id' | 'name'>;
  onClose: () => void;
  /** Called when the member has read the result: the profile can no longer be shown. */
  onBlocked: () => void;
  /** Names where `onBlocked` leads. */
  onwardText: string;
}

/** Asks before a member is blocked, and explains what a block does (MEMBER-12). Mount it to open it. */
export const BlockSheet = ({ member: { id, name }, onClose, onBlocked, onwardText }: BlockSheetProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const block = useBlock(id);
  const cancel = useRef<HTMLButtonElement>(null);
  if (block.data) {
    return <BlockedOutcome name={name} queued={block.data.queued} onwardText={onwardText} onOnward={onBlocked} />;
  }
  return (
    <Sheet
      open
      title={t('block.title', { name })}
      closeLabel={t('block.close')}
      onClose={onClose}
      initialFocus={cancel}
      actions={
        <>
          <Button variant="danger" block busy={block.isPending} onClick={() => block.mutate()}>
            {t('block.confirm')}
          </Button>
          <Button ref={cancel} variant="ghost" block onClick={onClose}>
            {t('block.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('block.intro')}</Text>
        <ul css={consequences}>
          <li>{t('block.notSeen')}</li>
          <li>{t('block.noContact', { name })}</li>
          <li>{t('block.removed')}</li>
          <li>{t('block.noNotice', { name })}</li>
        </ul>
        {block.error && (
          <Banner tone="danger" live="assertive">
            {errorText(block.error)}
          </Banner>
        )}
      </Stack>
    </Sheet>
  );
};
