import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import type { Payment } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, css, Field, Stack, Text, TextInput, theme } from '@pairwise/ui';
import { useEffect, useRef, useState } from 'react';

import { isRefusedPrice } from '../pay/use-order.ts';
import { FormNotice } from '../state/form-notice.tsx';
import { textButton } from '../style.ts';
import { DebitFacts } from './debit-facts.tsx';
import { type ResentCode, type StartedDebit, useConfirmDebit } from './direct-debit.queries.ts';
import { ResendCode } from './resend-code.tsx';

const codeInput = css({ letterSpacing: '0.3em', fontVariantNumeric: 'tabular-nums', fontWeight: theme.weight.bold });

/** Errors after which a further code of this request is of no use. */
const isOver = (error: ApiError): boolean => error.code === 'challenge_expired' || isRefusedPrice(error);

interface CodeStepProps {
  started: StartedDebit;
  price: string;
  onPaid: (payment: Payment) => void;
  /** Called before the code is sent. */
  onConfirm: () => void;
  onResent: (resent: ResentCode) => void;
  /** Called when only another method is left. */
  onEnd: (error: ApiError) => void;
  /** Leads back to the form. */
  onChange: () => void;
}

/** The code of the text message, and the button that orders. */
export const CodeStep = ({ started, price, onPaid, onConfirm, onResent, onEnd, onChange }: CodeStepProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  const online = useOnline();
  const confirm = useConfirmDebit();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  /** The code that was sent last: its error belongs to no other. */
  const [sent, setSent] = useState<string>();
  useEffect(() => field.current?.focus(), []);

  const { error } = confirm;
  const isWrong = isApiError(error, 'code_invalid') && sent === code;
  const isEnded = error !== null && isOver(error);
  const submit = (): void => {
    if (!online || confirm.isPending || confirm.isSuccess) return;
    setSent(code);
    if (!/^\d{6}$/.test(code)) {
      field.current?.focus();
      return;
    }
    onConfirm();
    confirm.mutate(
      { challenge: started.challenge, sms_code: code },
      {
        onSuccess: ({ payment }) => onPaid(payment),
        onError: (failure) => {
          onEnd(failure);
          field.current?.focus();
          field.current?.select();
        },
      },
    );
  };
  const isShort = sent === code && !/^\d{6}$/.test(code);
  const fieldError = isShort ? t('directDebit.codeFormat') : isWrong ? errorText({ code: 'code_invalid' }) : undefined;

  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Text tone="muted">{t('directDebit.codeText', { mobile: started.mobile_masked })}</Text>
      {!isEnded && (
        <>
          <Field label={t('directDebit.code')} error={fieldError}>
            <TextInput
              ref={field}
              css={codeInput}
              value={code}
              onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </Field>
          <ResendCode started={started} onResent={onResent} />
        </>
      )}
      <FormNotice
        error={error}
        offline={t('directDebit.offline')}
        after={isEnded ? undefined : t('pay.safe')}
        isAtField={isApiError(error, 'code_invalid')}
      />
      {isEnded ? (
        <Button variant="primary" size="lg" block onClick={onChange}>
          {t('directDebit.again')}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={confirm.isPending || confirm.isSuccess}
          disabled={!online}
        >
          {t('directDebit.confirm', { price })}
        </Button>
      )}
      <DebitFacts started={started} />
      {!isEnded && (
        <Button variant="plain" size="sm" css={textButton} onClick={onChange} disabled={confirm.isPending}>
          {t('directDebit.change')}
        </Button>
      )}
    </Stack>
  );
};
