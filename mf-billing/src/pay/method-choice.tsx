import { paths, type PaymentMethod, type Product } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, ErrorState, Stack } from '@pairwise/ui';
import { useEffect } from 'react';

import { deleteDraft } from '../direct-debit/debit-draft.ts';
import { MethodList } from '../methods/method-list.tsx';
import { useMethodName } from '../methods/method-name.ts';
import { useMethods } from '../methods/methods.queries.ts';
import { WithoutData } from '../state/without-data.tsx';
import { MethodsSkeleton } from './pay-frame.tsx';

/** A method that the member wanted, and why it cannot be used. */
export interface Excluded {
  method: PaymentMethod;
  why: 'retired' | 'notOffered' | 'refused';
  /** Says it in place of the usual text. */
  text?: string;
}

interface MethodChoiceProps {
  product: Product['id'];
  next: string | undefined;
  excluded?: Excluded | undefined;
}

/** The country's payment methods. Without any, paying is not possible at the moment. */
export const MethodChoice = ({ product, next, excluded }: MethodChoiceProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const nameOf = useMethodName();
  const query = useMethods(product);
  // The form of a direct debit was left: its address is no longer needed.
  useEffect(() => deleteDraft(product), [product]);
  if (!query.data) {
    return (
      <WithoutData query={query} title={errorText({ code: 'payments_unavailable' })} skeleton={<MethodsSkeleton />} />
    );
  }
  const methods = query.data.methods.filter(({ key }) => key !== excluded?.method);
  if (methods.length === 0) {
    return (
      <ErrorState
        title={errorText({ code: 'payments_unavailable' })}
        retryLabel={t('state.retry')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {t('pay.nothing')}
      </ErrorState>
    );
  }
  return (
    <Stack gap={4}>
      {excluded && (
        <Banner tone="info" live="polite">
          {excluded.text ?? t(`pay.${excluded.why}`, { method: nameOf(excluded.method) })}
        </Banner>
      )}
      <MethodList
        methods={methods}
        lastUsed={query.data.last_used}
        addressOf={(method) => paths.credit(product, method, next)}
      />
    </Stack>
  );
};
