import type { NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';

import type { Intent } from './change.ts';

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
    rollback: t('dialog.effectRollback'),
  };
  return {
    title: t(`dialog.title${keySuffixes[kind]}`, values),
    submit: isRequest ? t('dialog.submitRequest') : t(`dialog.submit${keySuffixes[kind]}`),
    effect: isRequest ? t('dialog.effectRequest') : kind in effects ? effects[kind as keyof typeof effects] : undefined,
    done: t(`dialog.done${kind === 'raise' ? 'Canary' : keySuffixes[kind]}`, values),
    dangerous: kind === 'revoke',
  };
};
