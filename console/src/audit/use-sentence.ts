import { type AuditEntry, isUncheckedEntry, subjectOf } from '@pairwise/contracts/console';
import { useTranslation } from '@pairwise/i18n';

import { gateway } from '../frame/rolled-back-line.tsx';
import { useBindingText } from '../changes/use-binding-text.ts';
import { useAudienceText } from '../overview/rollout-facts.ts';

/** The name of a change that concerns all deployables. */
export const everyName = '*';

type Described = Pick<AuditEntry, 'who' | 'what'> & Partial<Pick<AuditEntry, 'difference'>>;

/** Returns a function that describes who changed what in one sentence. */
export const useSentence = (): ((entry: Described) => string) => {
  const { t } = useTranslation('console');
  const { ofSteps } = useAudienceText();
  const bindingText = useBindingText();
  return ({ who, what, difference = [] }) =>
    t(isUncheckedEntry({ what, difference }) ? 'audit.unchecked' : `audit.${what.kind}`, {
      who: who === gateway ? t('audit.byGateway') : who,
      deployable: `${what.name === everyName ? t('audit.all') : what.name} ${'zones' in what ? bindingText(what) : subjectOf(what)}`,
      status: what.kind === 'check' ? t(`history.${what.status}`) : '',
      audience: what.kind === 'canary' ? ofSteps(what.steps) : '',
    });
};
