import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { Button, Dialog, Text } from '@pairwise/ui';

interface UnsavedChangesDialogProps {
  busy: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Keeps the draft. The section then shows that it has unsaved changes. */
  onLater: () => void;
}

/** Asks whether to save or discard the changes of a form that was closed with unsaved changes. */
export const UnsavedChangesDialog = ({ busy, onSave, onDiscard, onLater }: UnsavedChangesDialogProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Dialog
      open
      onClose={onLater}
      closeLabel={t('own.unsavedChanges.later')}
      title={t('own.unsavedChanges.title')}
      actions={
        <>
          <Button variant="primary" busy={busy} disabled={!useOnline()} onClick={onSave}>
            {t('own.save')}
          </Button>
          <Button variant="ghost" onClick={onDiscard}>
            {t('own.unsavedChanges.discard')}
          </Button>
        </>
      }
    >
      <Text>{t('own.unsavedChanges.text')}</Text>
    </Dialog>
  );
};
