import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { Payment } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Banner, Button, Checkbox, Stack, Text } from '@pairwise/ui';
import { useEffect, useRef, useState } from 'react';

import { PageLinks } from '../pay/page-links.tsx';
import { FormNotice } from '../state/form-notice.tsx';
import { DebitInputs } from './debit-inputs.tsx';
import { type DebitField, debitFields, type DebitValues, fieldOfError } from './debit-values.ts';
import { MandateBox } from './mandate-box.tsx';

const focusOn = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

interface DebitFormProps {
  /** The company that collects. */
  creditor: string;
  price: string;
  /** The unpaid order that this one continues. */
  order: Payment | undefined;
  values: DebitValues;
  setValues: (values: DebitValues) => void;
  agrees: boolean;
  setAgrees: (agrees: boolean) => void;
  isBusy: boolean;
  isPriceLoading: boolean;
  error: ApiError | null;
  onSend: () => void;
}

/** The form of a direct debit with its mandate. What was typed stays, whatever fails. */
export const DebitFormFields = ({
  creditor,
  price,
  order,
  values,
  setValues,
  agrees,
  setAgrees,
  isBusy,
  isPriceLoading,
  error,
  onSend,
}: DebitFormProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const online = useOnline();
  const { refund_days: days } = useStream(bus.settings$);
  const form = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  /** The field of the last error, until it is edited. */
  const [edited, setEdited] = useState<ApiError | null>(null);
  const shown = error === edited ? null : error;

  const errorOf = (field: DebitField): string | undefined => {
    if (wasSent && values[field].trim() === '') return t('directDebit.required');
    return shown && fieldOfError(shown) === field ? errorText(shown) : undefined;
  };
  const mandateError =
    (wasSent && !agrees) || isApiError(shown, 'authorisation_required')
      ? errorText({ code: 'authorisation_required' })
      : undefined;
  const isAtField = (shown && fieldOfError(shown) !== undefined) || isApiError(shown, 'authorisation_required');

  useEffect(() => {
    if (!error) return;
    const name = isApiError(error, 'authorisation_required') ? 'authorisation' : fieldOfError(error);
    if (name !== undefined) focusOn(form.current, name);
  }, [error]);

  const submit = (): void => {
    setWasSent(true);
    const missing = debitFields.find((field) => values[field].trim() === '') ?? (agrees ? undefined : 'authorisation');
    if (missing !== undefined) focusOn(form.current, missing);
    else if (online && !isBusy) onSend();
  };

  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Text tone="muted">{t('directDebit.intro', { price })}</Text>
      {order && <Banner tone="info">{t('pay.continued', { number: order.order_number })}</Banner>}
      <DebitInputs
        values={values}
        errorOf={errorOf}
        disabled={isBusy}
        onChange={(field, value) => {
          setValues({ ...values, [field]: value });
          if (shown && fieldOfError(shown) === field) setEdited(error);
        }}
      />
      <MandateBox creditor={creditor} />
      <Checkbox
        name="authorisation"
        label={t('directDebit.authorise', { price })}
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
        disabled={isBusy}
        error={mandateError}
      />
      <FormNotice error={shown} offline={t('directDebit.offline')} isAtField={isAtField} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={isBusy}
        disabled={(!online || isPriceLoading) && !isBusy}
      >
        {t('directDebit.send')}
      </Button>
      <Text size="sm" tone="muted">
        {t('pay.once')} {t('pricing.refund', { count: days })}
      </Text>
      <PageLinks />
    </Stack>
  );
};
