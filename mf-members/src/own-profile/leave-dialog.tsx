import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Dialog, Text } from '@pairwise/ui';

interface LeaveDialogProps {
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Nothing is decided: what was typed is kept, and the section says so. */
  onLater: () => void;
}

/** Asked when a form is closed, by whatever way, with changes that were not saved. */
export const LeaveDialog = ({ busy, onSave, onDiscard, onLater }: LeaveDialogProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Dialog
      open
      onClose={onLater}
      closeLabel={t('own.leave.later')}
      title={t('own.leave.title')}
      actions={
        <>
          <Button variant="primary" busy={busy} disabled={!useOnline()} onClick={onSave}>
            {t('own.save')}
          </Button>
          <Button variant="ghost" onClick={onDiscard}>
            {t('own.leave.discard')}
          </Button>
        </>
      }
    >
      <Text>{t('own.leave.text')}</Text>
    </Dialog>
  );
};
