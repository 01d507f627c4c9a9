import type { ConsoleState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Button, Cluster, Dialog, Field, showToast, Text, TextArea, theme } from '@pairwise/ui';
import { type SubmitEvent, useRef, useState } from 'react';

import { consoleApi } from '../api/console-api.ts';
import { isConsoleError } from '../api/console-error.ts';
import { fetchCurrentState, refresh, withSessionCheck } from '../api/queries.ts';
import { useErrorText } from '../frame/error-text.tsx';
import { bindingIn } from './binding-in.ts';
import type { BindingRequest } from './change.ts';
import { type Failure, FailureBanner } from './failure-banner.tsx';
import { keepFocus } from './keep-focus.ts';
import { useBindingText } from './use-binding-text.ts';

interface BindingDialogProps {
  request: BindingRequest;
  decision: 'approve' | 'withdraw';
  state: ConsoleState;
  onClose: () => void;
}

/**
 * Shows the zones and slots of a name now and then, asks for the reason, and sends the decision with the revision that was
 * read. As the dialog of a version, it does not refresh while it is open.
 */
export const BindingDialog = ({ request, decision, state, onClose }: BindingDialogProps) => {
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  const bindingText = useBindingText();
  const [seen, setSeen] = useState(state);
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const reason = useRef<HTMLTextAreaElement>(null);
  const { name } = request.change;
  const isApproval = decision === 'approve';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (why.trim() === '') {
      reason.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { why: why.trim(), expectedRevision: seen.revision };
      await withSessionCheck(consoleApi.decideRequest(request.id, decision, body));
      onClose();
      showToast({ text: t(isApproval ? 'dialog.doneApprove' : 'dialog.doneWithdraw') });
      await refresh();
      keepFocus();
    } catch (error) {
      const isConflict = isConsoleError(error, 'revision_conflict');
      // The message asks the person to check again, so the dialog must show the current state.
      const current = isConflict ? await fetchCurrentState().catch(() => undefined) : undefined;
      if (current) setSeen(current);
      setFailure({
        text: isConflict ? t('dialog.conflict') : errorText(error),
        isConflict,
        conflict: isConsoleError(error) ? error.conflict : undefined,
      });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isApproval ? 'dialog.titleApprove' : 'dialog.titleWithdraw', { name })}
      closeLabel={t('dialog.close')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'grid', gap: theme.space[4] }}>
        <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
          {t('dialog.requestedBecause', { who: request.person, why: request.why })}
        </Text>
        <dl css={{ margin: 0, overflowWrap: 'anywhere', ...theme.text.sm }}>
          <dt css={{ fontWeight: theme.weight.bold }}>{t('dialog.now')}</dt>
          <dd css={{ margin: 0 }}>{bindingText(bindingIn(seen, name))}</dd>
          <dt css={{ fontWeight: theme.weight.bold, marginBlockStart: theme.space[2] }}>{t('dialog.after')}</dt>
          <dd css={{ margin: 0 }}>{bindingText(isApproval ? request.change : bindingIn(seen, name))}</dd>
        </dl>
        {failure && <FailureBanner failure={failure} />}
        <Field
          label={t('dialog.why')}
          hint={t('dialog.whyHint')}
          error={tried && why.trim() === '' && t('dialog.whyEmpty')}
        >
          <TextArea
            ref={reason}
            rows={2}
            maxLength={500}
            value={why}
            onChange={(event) => setWhy(event.currentTarget.value)}
          />
        </Field>
        <Cluster gap={2}>
          <Button type="submit" busy={busy}>
            {t(isApproval ? 'dialog.submitApprove' : 'dialog.submitWithdraw')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </Cluster>
      </form>
    </Dialog>
  );
};
