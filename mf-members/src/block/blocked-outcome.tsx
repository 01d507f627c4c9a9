import { useTranslation } from '@pairwise/i18n';
import { Button, Sheet, Stack, Text } from '@pairwise/ui';

interface BlockedOutcomeProps {
  name: string;
  /** Without a network the block is sent later. */
  queued?: boolean;
  /** Names where `onOnward` leads. */
  onwardText: string;
  onOnward: () => void;
}

/** Says that a member is blocked and what that means. Leads on: their profile can no longer be shown. */
export const BlockedOutcome = ({ name, queued = false, onwardText, onOnward }: BlockedOutcomeProps) => {
  const { t } = useTranslation('mf-members');
  const { t: general } = useTranslation('errors');
  return (
    <Sheet
      open
      title={queued ? t('block.queuedTitle', { name }) : t('block.doneTitle', { name })}
      onClose={onOnward}
      actions={
        <Button variant="primary" block onClick={onOnward}>
          {onwardText}
        </Button>
      }
    >
      <Stack gap={3} role="status">
        <Text>{queued ? `${general('offline_queued')} ${t('block.queued')}` : t('block.done')}</Text>
        <Text tone="muted">{t('block.undo')}</Text>
      </Stack>
    </Sheet>
  );
};
