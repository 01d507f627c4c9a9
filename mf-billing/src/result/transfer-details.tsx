import type { Payment } from '@pairwise/contracts';
import type { TransferDetails as Details } from '@pairwise/contracts/shapes/payment';
import { formatMoney, useLanguage, useTranslation } from '@pairwise/i18n';
import { Card, css, Heading, Stack, Text, theme } from '@pairwise/ui';

import { CopyButton } from './copy-button.tsx';

const lines = css({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.space[3],
    minBlockSize: theme.tap,
    paddingBlock: theme.space[2],
    borderBlockEnd: `1px solid ${theme.color.line}`,
  },
  '& > div:last-of-type': { borderBlockEnd: 0 },
  '& dt': { color: theme.color.inkMuted, ...theme.text.sm },
  '& dd': {
    gridColumn: 1,
    margin: 0,
    fontWeight: theme.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& dd + dd': { gridColumn: 2, gridRow: '1 / 3' },
});

/** Groups an account number by four characters, as banks print it. */
const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface TransferDetailsProps {
  payment: Payment;
  transfer: Details;
}

/** Where the money of a bank transfer goes, to read and to copy into the app of a bank. */
export const TransferDetails = ({ payment, transfer }: TransferDetailsProps) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const { bank, iban, bic, reference } = transfer;
  const facts = [
    { name: t('result.transfer.amount'), value: formatMoney(payment.amount_minor, payment.currency, language) },
    { name: t('result.transfer.iban'), value: grouped(iban), copied: iban },
    { name: t('result.transfer.reference'), value: reference, copied: reference },
    { name: t('result.transfer.bank'), value: bank },
    { name: t('result.transfer.bic'), value: bic },
  ];
  return (
    <Card>
      <Stack gap={2}>
        <Heading level={2} size="card">
          {t('result.transfer.details')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('result.transfer.hint')}
        </Text>
        <dl css={lines}>
          {facts.map(({ name, value, copied }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
              {copied !== undefined && (
                <dd>
                  <CopyButton text={copied} name={name} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
};
