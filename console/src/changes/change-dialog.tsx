import { type ConsoleState, defaultHaltRule, type NameState, type VersionState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, Dialog, Field, media, showToast, Stack, Text, TextArea, theme } from '@pairwise/ui';
import { type SubmitEvent, useRef, useState } from 'react';

import { isConsoleError } from '../api/console-error.ts';
import { fetchCurrentState, refresh } from '../api/queries.ts';
import { VersionDifference } from '../difference/version-difference.tsx';
import { Disclosure } from '../frame/disclosure.tsx';
import { useErrorText } from '../frame/error-text.tsx';
import { RolledBackLine } from '../frame/rolled-back-line.tsx';
import {
  comparedVersion,
  type Intent,
  isDoneAlready,
  lossOf,
  proposedVersion,
  replacedCanary,
  rolledBackBefore,
  situationAfter,
  situationOf,
  takesOffline,
  withVersion,
} from './change.ts';
import { type Failure, FailureBanner } from './failure-banner.tsx';
import { keepFocus } from './keep-focus.ts';
import { LossNotice } from './loss-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PlanLines } from './plan-lines.tsx';
import { rampDraftOf, rampProblems, rampToSend } from './ramp-draft.ts';
import { RampEditor } from './ramp-editor.tsx';
import { ReplaceNotice } from './replace-notice.tsx';
import { sendChange } from './send-change.ts';
import { draftOf, emptyStep, problemsOf, ruleDraftOf, ruleProblems, ruleToSend, stepOf } from './step-draft.ts';
import { RuleEditor, StepsEditor } from './steps-editor.tsx';
import { useChangeTexts } from './use-change-texts.ts';
import { VersionField } from './version-field.tsx';
import { WhatChanges } from './what-changes.tsx';

export interface ChangeDialogProps {
  deployable: NameState;
  revision: number;
  intent: Intent;
  /** The version that the change was chosen for. The state does not list old ones. */
  line?: VersionState | undefined;
  onClose: () => void;
}

const deployableIn = (state: ConsoleState, name: string): NameState | undefined =>
  state.names.find((deployable) => deployable.name === name);

/**
 * Shows exactly what will change, asks for the reason, and sends the change with the revision that was read. The dialog
 * does not refresh while it is open, so that a person confirms only what they have read.
 */
export const ChangeDialog = ({ deployable: listed, revision, intent, line, onClose }: ChangeDialogProps) => {
  const deployable = withVersion(listed, line);
  const { t } = useTranslation('console');
  const errorText = useErrorText();
  const [seen, setSeen] = useState({ deployable, revision });
  const texts = useChangeTexts(seen.deployable, intent);

  const rolledBack = rolledBackBefore(seen.deployable, intent);
  const isCanary = intent.kind === 'canary' || intent.kind === 'raise';
  const { rollout } = deployable;
  const [version, setVersion] = useState(
    () => (intent.kind === 'canary' ? (intent.version ?? proposedVersion(deployable)) : rollout?.version) ?? '',
  );
  const [drafts, setDrafts] = useState(() =>
    intent.kind === 'raise' && rollout ? rollout.steps.map(draftOf) : [emptyStep()],
  );
  const [rule, setRule] = useState(() => ruleDraftOf(rollout?.haltOn ?? defaultHaltRule));
  const [rampDraft, setRamp] = useState(() =>
    rampDraftOf(intent.kind === 'raise' ? rollout?.ramp : undefined, rollout?.steps[0]?.percent ?? 0),
  );
  /** The running canary that the person has agreed to end. Another one must be confirmed again. */
  const [ended, setEnded] = useState<string>();
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);

  const steps = drafts.map(stepOf);
  const start = steps[0]?.percent ?? 0;
  // Groups are raised by persons: each has a share of its own.
  const ramp = { ...rampDraft, on: rampDraft.on && steps.length === 1 };
  // A change of the share applies to the canary that runs now, which may be another than when the dialog opened.
  const canaryVersion = intent.kind === 'raise' ? (seen.deployable.rollout?.version ?? version) : version;
  const now = situationOf(seen.deployable);
  const isChosen = !isCanary || canaryVersion !== '';
  const then = !isChosen ? now : situationAfter(seen.deployable, intent, { version: canaryVersion, steps });

  const compared = comparedVersion(seen.deployable, intent, canaryVersion);

  const lost = lossOf(seen.deployable, intent);
  const replaced = replacedCanary(seen.deployable, intent, canaryVersion);
  const mustConfirm = replaced !== undefined && intent.kind === 'canary';

  const isComplete = (): boolean =>
    why.trim() !== '' &&
    isChosen &&
    (!mustConfirm || ended === replaced.version) &&
    (!isCanary ||
      (drafts.every((draft) => problemsOf(draft).length === 0) &&
        ruleProblems(rule).length === 0 &&
        rampProblems(ramp, start).length === 0));

  /** Shows the current state, and returns that of the deployable. */
  const showCurrent = async (): Promise<NameState | undefined> => {
    const state = await fetchCurrentState();
    const current = deployableIn(state, deployable.name);
    if (current) setSeen({ deployable: withVersion(current, line), revision: state.revision });
    return current;
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (!isComplete()) {
      // The fields are marked as invalid with the next render.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const haltOn = ruleToSend(rule, seen.deployable.rollout?.haltOn);
      const plan = rampToSend(ramp, start);
      const canary = {
        version: canaryVersion,
        steps,
        ...(haltOn && { haltOn }),
        ...(plan && { ramp: plan }),
        ...(replaced && { replaces: replaced.version }),
      };
      const response = await sendChange({
        name: deployable.name,
        intent,
        why: why.trim(),
        expectedRevision: seen.revision,
        offline: takesOffline(seen.deployable, intent),
        canary,
      });
      onClose();
      showToast({ text: response.request === undefined ? texts.done : t('dialog.doneRequest') });
      await refresh();
      keepFocus();
    } catch (error) {
      const isConflict = isConsoleError(error, 'revision_conflict');
      // The message asks the person to check again, so the dialog must show the current state.
      const current = isConflict ? await showCurrent().catch(() => undefined) : undefined;
      const conflictText = current && isDoneAlready(current, intent) ? t('dialog.conflictDone') : t('dialog.conflict');
      setFailure({
        text: isConflict ? conflictText : errorText(error),
        isConflict,
        conflict: isConsoleError(error) ? error.conflict : undefined,
      });
      setBusy(false);
    }
  };

  return (
    <Dialog open onClose={onClose} title={texts.title} closeLabel={t('dialog.close')}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        css={{ display: 'grid', gap: theme.space[4], minInlineSize: 0 }}
      >
        {isCanary && (
          <Stack gap={4}>
            {intent.kind === 'canary' && (
              <VersionField deployable={seen.deployable} value={version} showProblem={tried} onChange={setVersion} />
            )}
            <StepsEditor drafts={drafts} showProblems={tried} onChange={setDrafts} />
            {steps.length === 1 && <RampEditor draft={ramp} start={start} showProblems={tried} onChange={setRamp} />}
            <RuleEditor draft={rule} showProblems={tried} onChange={setRule} />
          </Stack>
        )}
        {intent.kind === 'approve' && (
          <Text size="sm" tone="muted" css={{ overflowWrap: 'anywhere' }}>
            {t('dialog.requestedBecause', { who: intent.request.person, why: intent.request.why })}
          </Text>
        )}
        {!['withdraw', 'pause', 'resume'].includes(intent.kind) && <WhatChanges now={now} then={then} />}
        {intent.kind === 'approve' && intent.request.change.kind === 'canary' && (
          <Stack gap={1}>
            <PlanLines ramp={intent.request.change.ramp} haltOn={intent.request.change.haltOn} />
          </Stack>
        )}
        {compared !== undefined && (
          // The second person decides about this; the author of a change usually knows it.
          <Disclosure
            key={compared}
            label={t('difference.of', { version: compared })}
            opened={intent.kind === 'approve'}
          >
            {() => <VersionDifference deployable={seen.deployable} version={compared} />}
          </Disclosure>
        )}
        {replaced && (
          <ReplaceNotice
            running={replaced}
            {...(mustConfirm && {
              confirmation: {
                agreed: ended === replaced.version,
                showProblem: tried,
                onChange: (agreed) => setEnded(agreed ? replaced.version : undefined),
              },
            })}
          />
        )}
        {rolledBack && (
          <Banner tone="warning">
            <RolledBackLine rolledBack={rolledBack} />
          </Banner>
        )}
        {lost && <LossNotice version={seen.deployable.previous?.version ?? ''} lost={lost} />}
        {takesOffline(seen.deployable, intent) && <OfflineNotice deployable={seen.deployable} />}
        {texts.effect !== undefined && (
          <Text size="sm" tone="muted">
            {texts.effect}
          </Text>
        )}
        {failure && <FailureBanner failure={failure} />}
        <Field
          label={t('dialog.why')}
          hint={t('dialog.whyHint')}
          error={tried && why.trim() === '' && t('dialog.whyEmpty')}
        >
          <TextArea rows={2} maxLength={500} value={why} onChange={(event) => setWhy(event.currentTarget.value)} />
        </Field>
        <div
          css={{
            display: 'flex',
            flexDirection: 'column',
            gap: theme.space[2],
            [media.up('sm')]: { flexDirection: 'row', flexWrap: 'wrap' },
          }}
        >
          {!isDoneAlready(seen.deployable, intent) && (
            <Button type="submit" variant={texts.dangerous ? 'danger' : 'primary'} busy={busy}>
              {mustConfirm && !seen.deployable.needsApproval ? t('dialog.submitReplace') : texts.submit}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
