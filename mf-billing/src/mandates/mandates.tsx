import { useTranslation } from '@pairwise/i18n';
import { Heading, Skeleton, Stack, Text, VisuallyHidden } from '@pairwise/ui';

import { WithoutData } from '../state/without-data.tsx';
import { cardList } from '../style.ts';
import { MandateItem } from './mandate-item.tsx';
import { useMandates } from './mandates.queries.ts';

const MandatesSkeleton = () => {
  const { t } = useTranslation('mf-billing');
  return (
    <div role="status">
      <VisuallyHidden>{t('mandates.loading')}</VisuallyHidden>
      <Skeleton height={120} radius="md" />
    </div>
  );
};

/**
 * The member's mandates of direct debit, newest first.
 * @param isExpected whether the member has paid by direct debit: without it, a member who has none sees nothing
 */
export const Mandates = ({ isExpected }: { isExpected: boolean }) => {
  const { t } = useTranslation('mf-billing');
  const query = useMandates();
  const mandates = query.data?.mandates;
  if (!isExpected && (mandates === undefined || mandates.length === 0)) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="mandates">
      <div>
        <Heading level={2} size="card" id="mandates">
          {t('mandates.title')}
        </Heading>
        <Text tone="muted">{t('mandates.text')}</Text>
      </div>
      {mandates?.length === 0 && <Text tone="muted">{t('mandates.none')}</Text>}
      {mandates && mandates.length > 0 && (
        <ul css={cardList} aria-labelledby="mandates">
          {mandates.map((mandate) => (
            <MandateItem key={mandate.id} mandate={mandate} />
          ))}
        </ul>
      )}
      {!mandates && <WithoutData query={query} title={t('mandates.failedTitle')} skeleton={<MandatesSkeleton />} />}
    </Stack>
  );
};
