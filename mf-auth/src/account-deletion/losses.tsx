import { bus, useStream } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { Card, Heading, Stack, theme } from '@pairwise/ui';

type AccountDeletion = ResponseOf<Endpoints['GET /api/account-delete.php']>;

/** Lists what happens when the account is closed and what the member loses (decisions S-6). */
export const Losses = ({ deletion }: { deletion: AccountDeletion }) => {
  const { t } = useTranslation('mf-auth');
  const language = useLanguage();
  const { support_email: email } = useStream(bus.settings$);
  const { credits, refundable_minor, currency, reactivation_days: days } = deletion;
  return (
    <Card as="section" aria-labelledby="losses">
      <Heading level={2} size="card" id="losses">
        {t('accountDeletion.losses')}
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
        <li>{t('accountDeletion.hidden')}</li>
        <li>{t('accountDeletion.comeBack', { days })}</li>
        <li>{t('accountDeletion.gone')}</li>
        {credits > 0 && (
          <li>
            <strong>{t('accountDeletion.credits', { count: credits })}</strong>
            {refundable_minor > 0 &&
              ` ${t('accountDeletion.refundable', { amount: formatMoney(refundable_minor, currency, language), email })}`}
          </li>
        )}
      </Stack>
    </Card>
  );
};
