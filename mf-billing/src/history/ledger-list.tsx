import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { formatDate, formatMoney, formatNumber, useLanguage, useTranslation } from '@pairwise/i18n';
import { css, Text, theme } from '@pairwise/ui';

type LedgerEntry = ResponseOf<Endpoints['GET /api/transactions.php']>['ledger'][number];

const list = css({
  margin: 0,
  paddingBlock: 0,
  paddingInline: theme.space[4],
  listStyle: 'none',
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.pairMd,
  background: theme.color.surface,
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[4],
  paddingBlock: theme.space[3],
  '&:not(:last-child)': { borderBlockEnd: `1px solid ${theme.color.line}` },
});

const column = css({ display: 'grid', minInlineSize: 0 });

const changeLine = css({ display: 'flex', alignItems: 'baseline', gap: theme.space[2] });

/** The changes of the member's credits, newest first, with what the member paid for these credits. */
export const LedgerList = ({ entries, labelledBy }: { entries: readonly LedgerEntry[]; labelledBy: string }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const change = (delta: number): string => `${delta > 0 ? '+' : '−'}${formatNumber(Math.abs(delta), language)}`;
  return (
    <ol css={list} aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.seq} css={row}>
          <span css={column}>
            <Text as="span" weight="medium">
              {t(`history.reason.${entry.reason}`)}
            </Text>{' '}
            <Text as="span" size="sm" tone="muted">
              {formatDate(entry.created_at, language)}
            </Text>
          </span>{' '}
          <span css={[column, { flex: 'none', justifyItems: 'end' }]}>
            <span css={changeLine}>
              {entry.paid && (
                <Text as="span" size="sm" tone="muted" numeric>
                  {formatMoney(entry.paid.amount_minor, entry.paid.currency, language)}
                </Text>
              )}{' '}
              <Text as="b" numeric tone={entry.delta > 0 ? 'success' : 'default'}>
                {change(entry.delta)}
              </Text>
            </span>{' '}
            <Text as="span" size="sm" tone="muted" numeric>
              {t('history.balanceAfter', { balance: formatNumber(entry.balance_after, language) })}
            </Text>
          </span>
        </li>
      ))}
    </ol>
  );
};
