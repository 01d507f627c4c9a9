import type { NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';

import { type Intent, takesOffline } from './change.ts';

export interface ChangeTexts {
  title: string;
  submit: string;
  /** Consequences beside the change that is shown. */
  effect: string | undefined;
  done: string;
  /** The change cannot be undone. */
  dangerous: boolean;
}

const keySuffixes = {
  canary: 'Canary',
  raise: 'Raise',
  promote: 'Promote',
  rollback: 'Rollback',
  halt: 'Halt',
  pause: 'Pause',
  resume: 'Resume',
  revoke: 'Revoke',
  approve: 'Approve',
  withdraw: 'Withdraw',
} as const;

/** Returns the texts of the dialog for one intent. */
export const useChangeTexts = (deployable: NameState, intent: Intent): ChangeTexts => {
  const { t } = useTranslation('console');
  const { name, needsApproval } = deployable;
  const { kind } = intent;
  const values = { name, version: 'version' in intent && intent.version !== null ? intent.version : '' };
  const isRequest = needsApproval && (kind === 'canary' || kind === 'raise' || kind === 'promote');
  const effects = {
    revoke: t('dialog.effectRevoke'),
    halt: t('dialog.effectHalt'),
    pause: t('dialog.effectPause'),
    resume: t('dialog.effectResume'),
    rollback: t('dialog.effectRollback'),
  };
  const offline = takesOffline(deployable, intent);
  const submit = offline ? 'dialog.submitOffline' : (`dialog.submit${keySuffixes[kind]}` as const);
  const done = offline
    ? 'dialog.doneOffline'
    : (`dialog.done${kind === 'raise' ? 'Canary' : keySuffixes[kind]}` as const);
  return {
    title: t(`dialog.title${keySuffixes[kind]}`, values),
    submit: isRequest ? t('dialog.submitRequest') : t(submit),
    effect: isRequest ? t('dialog.effectRequest') : kind in effects ? effects[kind as keyof typeof effects] : undefined,
    done: t(done, values),
    dangerous: kind === 'revoke',
  };
};
