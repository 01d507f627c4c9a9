import { bus, useStream } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { Card, Heading, Stack, theme } from '@pairwise/ui';

type Leaving = ResponseOf<Endpoints['GET /api/account-delete.php']>;

/** What happens when the account is closed, and what it costs (decisions S-6). */
export const Losses = ({ leaving }: { leaving: Leaving }) => {
  const { t } = useTranslation('mf-auth');
  const language = useLanguage();
  const { support_email: email } = useStream(bus.settings$);
  const { credits, refundable_minor, currency, reactivation_days: days } = leaving;
  return (
    <Card as="section" aria-labelledby="losses">
      <Heading level={2} size="card" id="losses">
        {t('leave.losses')}
      </Heading>
      <Stack
        as="ul"
        gap={2}
        css={{
          margin: `${theme.space[3]} 0 0`,
          paddingInlineStart: theme.space[4],
          listStyle: 'disc',
          overflowWrap: 'anywhere',
        }}
      >
        <li>{t('leave.hidden')}</li>
        <li>{t('leave.comeBack', { days })}</li>
        <li>{t('leave.gone')}</li>
        {credits > 0 && (
          <li>
            <strong>{t('leave.credits', { count: credits })}</strong>
            {refundable_minor > 0 &&
              ` ${t('leave.refundable', { amount: formatMoney(refundable_minor, currency, language), email })}`}
          </li>
        )}
      </Stack>
    </Card>
  );
};
