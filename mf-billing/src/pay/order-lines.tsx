import type { PaymentMethod, Product } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { MethodMark } from '../methods/method-mark.tsx';
import { useMethodName } from '../methods/method-name.ts';

const lines = css({
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${theme.space[1]} ${theme.space[4]}`,
    paddingBlock: theme.space[3],
    borderBlockEnd: `1px solid ${theme.color.line}`,
  },
  '& dt': { color: theme.color.inkMuted },
  '& dd': { margin: 0, fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums' },
});

const methodName = css({ display: 'inline-flex', alignItems: 'center', gap: theme.space[2] });

interface OrderLinesProps {
  product: Pick<Product, 'credits'>;
  method: PaymentMethod;
  price: ReactNode;
}

/** What is ordered, how it is paid, and what it costs. */
export const OrderLines = ({ product, method, price }: OrderLinesProps) => {
  const { t } = useTranslation('mf-billing');
  const nameOf = useMethodName();
  return (
    <dl css={lines}>
      <div>
        <dt>{t('pay.bundle')}</dt>
        <dd>{t('pay.bundleCredits', { count: product.credits })}</dd>
      </div>
      <div>
        <dt>{t('pay.method')}</dt>
        <dd css={methodName}>
          <MethodMark method={method} size={32} /> {nameOf(method)}
        </dd>
      </div>
      <div>
        <dt>{t('pay.total')}</dt>
        <dd css={theme.text.xl}>{price}</dd>
      </div>
    </dl>
  );
};
