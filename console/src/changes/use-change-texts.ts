import type { NameState } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';

import type { Intent } from './change.ts';

export interface ChangeTexts {
  title: string;
  submit: string;
  /** What else happens, beside what is shown as changing. */
  effect: string | undefined;
  done: string;
  /** Takes something away from members that can't be given back. */
  dangerous: boolean;
}

const words = {
  canary: 'Canary',
  raise: 'Raise',
  promote: 'Promote',
  rollback: 'Rollback',
  halt: 'Halt',
  revoke: 'Revoke',
  approve: 'Approve',
  withdraw: 'Withdraw',
} as const;

/** The words of the dialog for one intent. */
export const useChangeTexts = (deployable: NameState, intent: Intent): ChangeTexts => {
  const { t } = useTranslation('console');
  const { name, needsApproval } = deployable;
  const { kind } = intent;
  const values = { name, version: 'version' in intent && intent.version !== null ? intent.version : '' };
  const asks = needsApproval && (kind === 'canary' || kind === 'raise' || kind === 'promote');
  const effects = {
    revoke: t('dialog.effectRevoke'),
    halt: t('dialog.effectHalt'),
    rollback: t('dialog.effectRollback'),
  };
  return {
    title: t(`dialog.title${words[kind]}`, values),
    submit: asks ? t('dialog.submitRequest') : t(`dialog.submit${words[kind]}`),
    effect: asks ? t('dialog.effectRequest') : kind in effects ? effects[kind as keyof typeof effects] : undefined,
    done: t(`dialog.done${kind === 'raise' ? 'Canary' : words[kind]}`, values),
    dangerous: kind === 'revoke',
  };
};
