import { useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';

import type { StartedDebit } from './direct-debit.queries.ts';

const facts = css({
  display: 'grid',
  gap: theme.space[1],
  margin: 0,
  color: theme.color.inkMuted,
  ...theme.text.sm,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: `0 ${theme.space[2]}` },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** By what the member recognises the debit in the statement of the bank. */
export const DebitFacts = ({ started }: { started: StartedDebit }) => {
  const { t } = useTranslation('mf-billing');
  return (
    <dl css={facts}>
      <div>
        <dt>{t('directDebit.reference')}</dt>
        <dd>{started.mandate_reference}</dd>
      </div>
      <div>
        <dt>{t('directDebit.creditorId')}</dt>
        <dd>{started.creditor_id}</dd>
      </div>
    </dl>
  );
};
