import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Cluster, Dialog, Field, showToast, Text, TextArea, theme } from '@pairwise/ui';
import { type SubmitEvent, useState } from 'react';

import { consoleApi } from '../api/console-api.ts';
import { isConsoleError } from '../api/console-error.ts';
import { fetchCurrentState, refresh, withSessionCheck } from '../api/queries.ts';
import { useErrorText } from '../frame/error-text.tsx';

export interface PromoteDialogProps {
  name: string;
  lander: string;
  variant: string;
  /** The revision that the person has read. */
  revision: number;
  onClose: () => void;
}

/** Asks for the reason, and shows the variant to all visitors. */
export const PromoteDialog = ({ name, lander, variant, revision, onClose }: PromoteDialogProps) => {
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  // The person confirms what they have read, so the revision stays while the dialog is open, until a conflict.
  const [expectedRevision, setExpectedRevision] = useState(revision);
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || why.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await withSessionCheck(consoleApi.promoteVariant(name, { lander, variant, why: why.trim(), expectedRevision }));
      onClose();
      showToast({ text: t('experiments.promoted', { lander, variant }) });
      await refresh();
    } catch (error) {
      const isConflict = isConsoleError(error, 'revision_conflict');
      if (isConflict) {
        const current = await fetchCurrentState().catch(() => undefined);
        if (current) setExpectedRevision(current.revision);
      }
      setFailure(isConflict ? t('dialog.conflict') : errorText(error));
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={t('experiments.promoteTitle', { variant })} closeLabel={t('dialog.close')}>
      <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: theme.space[4] }}>
        <Text>{t('experiments.promoteText', { lander, variant })}</Text>
        {failure !== undefined && (
          <Banner tone="danger" live="assertive">
            {failure}
          </Banner>
        )}
        <Field
          label={t('dialog.why')}
          hint={t('dialog.whyHint')}
          error={tried && why.trim() === '' && t('dialog.whyEmpty')}
        >
          <TextArea rows={2} maxLength={500} value={why} onChange={(event) => setWhy(event.currentTarget.value)} />
        </Field>
        <Cluster gap={2}>
          <Button type="submit" variant="primary" busy={busy}>
            {t('experiments.promote', { variant })}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </Cluster>
      </form>
    </Dialog>
  );
};
