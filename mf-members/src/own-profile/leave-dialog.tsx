import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Dialog, Text } from '@pairwise/ui';

interface LeaveDialogProps {
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Decides later: the draft is kept, and the section says so. */
  onLater: () => void;
}

/** Shown when a form with unsaved changes is closed in any way. */
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
