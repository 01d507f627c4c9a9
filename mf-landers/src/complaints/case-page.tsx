import { isApiError } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { formatMoment, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  Banner,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@pairwise/ui';

import { Facts } from '../pages/facts.tsx';
import { AppealForm } from './appeal-form.tsx';
import type { CaseKey } from './case-link.ts';
import { useCase } from './complaint.queries.ts';

/** The case that a mailed link opens: its state, the reasons of the decision, and the appeal. */
export const CasePage = ({ opened }: { opened: CaseKey }) => {
  const { t } = useTranslation('mf-landers');
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useCase(opened);
  if (isApiError(error, 'not_found')) {
    return (
      <Stack gap={4}>
        <Heading level={1}>{t('complaints.caseTitle')}</Heading>
        <EmptyState
          title={t('complaints.caseUnknown')}
          action={
            <LinkButton as={Link} to={paths.complaints()} variant="ghost">
              {t('complaints.form')}
            </LinkButton>
          }
        >
          {t('complaints.caseUnknownText')}
        </EmptyState>
      </Stack>
    );
  }
  if (!data && error) {
    return (
      <Stack gap={4}>
        <Heading level={1}>{t('complaints.caseTitle')}</Heading>
        <ErrorState
          title={t('complaints.caseFailed')}
          retryLabel={t('complaints.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Stack>
    );
  }
  if (!data) {
    return (
      <Stack gap={4} aria-busy="true">
        <VisuallyHidden>{t('complaints.caseLoading')}</VisuallyHidden>
        <Skeleton height={34} width="40%" />
        <Skeleton height={180} radius="pair" />
      </Stack>
    );
  }
  const { complaint } = data;
  return (
    <Stack gap={5}>
      <Heading level={1} takesFocus>
        {t('complaints.caseTitle')}
      </Heading>
      <Card>
        <Stack gap={4}>
          <Facts
            facts={[
              [t('complaints.number'), complaint.id],
              [t('complaints.about'), t(`complaints.categories.${complaint.category}`)],
              [t('complaints.received'), formatMoment(complaint.created_at, language)],
              [t('complaints.state'), t(`complaints.states.${complaint.status}`)],
            ]}
          />
          {complaint.reasons !== null && (
            <Stack gap={1}>
              <Heading level={2} size="card">
                {t('complaints.reasons')}
              </Heading>
              <Text css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{complaint.reasons}</Text>
            </Stack>
          )}
        </Stack>
      </Card>
      {complaint.appealed && (
        <Banner tone="info" live="polite">
          {t('complaints.appealed')}
        </Banner>
      )}
      {complaint.appeal_until !== null && <AppealForm opened={opened} until={complaint.appeal_until} />}
    </Stack>
  );
};
