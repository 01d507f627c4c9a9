import { useTranslation } from '@pairwise/i18n';
import { Button, Sheet, Stack, Text } from '@pairwise/ui';

interface BlockedOutcomeProps {
  name: string;
  onOnward: () => void;
}

/** Somebody is blocked: what that means, and the way on. There is no way back to their profile. */
export const BlockedOutcome = ({ name, onOnward }: BlockedOutcomeProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Sheet
      open
      title={t('block.doneTitle', { name })}
      onClose={onOnward}
      actions={
        <Button variant="primary" block onClick={onOnward}>
          {t('block.onward')}
        </Button>
      }
    >
      <Stack gap={3} role="status">
        <Text>{t('block.done')}</Text>
        <Text tone="muted">{t('block.undo')}</Text>
      </Stack>
    </Sheet>
  );
};
