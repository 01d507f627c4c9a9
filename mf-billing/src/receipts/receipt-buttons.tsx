import type { Payment } from '@pairwise/contracts';
import { formatMoney, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Cluster, IconDownload, Stack, VisuallyHidden } from '@pairwise/ui';

import { textButton } from '../style.ts';
import { useSaveReceipt } from './receipt.queries.ts';

/** A button for each receipt of a payment, which saves it as a PDF. Nothing before there is one. */
export const ReceiptButtons = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  const errorText = useErrorText();
  const save = useSaveReceipt();
  if (payment.receipts.length === 0) return null;
  return (
    <Stack gap={1}>
      <Cluster gap={4}>
        {payment.receipts.map(({ id, kind, amount_minor: minor }) => (
          <Button
            key={id}
            variant="plain"
            size="sm"
            css={textButton}
            busy={save.isPending && save.variables === id}
            icon={<IconDownload />}
            onClick={() => save.mutate(id)}
          >
            {t(`receipts.${kind}`, { amount: formatMoney(Math.abs(minor), payment.currency, language) })}
            <VisuallyHidden> {t('receipts.ofOrder', { order: payment.order_number })}</VisuallyHidden>
          </Button>
        ))}
      </Cluster>
      {save.error && (
        <Banner tone="danger" live="polite">
          {errorText(save.error)}
        </Banner>
      )}
    </Stack>
  );
};
