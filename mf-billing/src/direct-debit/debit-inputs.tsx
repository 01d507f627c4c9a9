import { useTranslation } from '@pairwise/i18n';
import { css, Field, Heading, Stack, TextInput, theme } from '@pairwise/ui';
import type { ComponentProps } from 'react';

import type { DebitField, DebitValues } from './debit-values.ts';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[3],
});
const codePair = css({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' });

interface DebitInputsProps {
  values: DebitValues;
  errorOf: (field: DebitField) => string | undefined;
  disabled: boolean;
  onChange: (field: DebitField, value: string) => void;
}

/** The fields of a direct debit. Browsers do not store the account. */
export const DebitInputs = ({ values, errorOf, disabled, onChange }: DebitInputsProps) => {
  const { t } = useTranslation('mf-billing');
  const input = (name: DebitField, more: ComponentProps<'input'>) => (
    <TextInput
      name={name}
      value={values[name]}
      onChange={(event) => onChange(name, event.target.value)}
      disabled={disabled}
      {...more}
    />
  );
  return (
    <>
      <Stack gap={3}>
        <Heading level={2} size="card">
          {t('directDebit.account')}
        </Heading>
        <Field label={t('directDebit.holder')} error={errorOf('account_holder')}>
          {input('account_holder', { autoComplete: 'name', maxLength: 70 })}
        </Field>
        <Field label={t('directDebit.iban')} hint={t('directDebit.ibanHint')} error={errorOf('iban')}>
          {input('iban', { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 42 })}
        </Field>
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="card">
          {t('directDebit.address')}
        </Heading>
        <div css={pair}>
          <Field label={t('directDebit.street')} error={errorOf('street')}>
            {input('street', { autoComplete: 'address-line1', maxLength: 70 })}
          </Field>
          <Field label={t('directDebit.houseNumber')} error={errorOf('house_number')}>
            {input('house_number', { autoComplete: 'off', maxLength: 16 })}
          </Field>
        </div>
        <div css={[pair, codePair]}>
          <Field label={t('directDebit.postalCode')} error={errorOf('postal_code')}>
            {input('postal_code', { autoComplete: 'postal-code', maxLength: 16 })}
          </Field>
          <Field label={t('directDebit.city')} error={errorOf('city')}>
            {input('city', { autoComplete: 'address-level2', maxLength: 35 })}
          </Field>
        </div>
        <Field label={t('directDebit.mobile')} hint={t('directDebit.mobileHint')} error={errorOf('mobile_number')}>
          {input('mobile_number', { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 30 })}
        </Field>
      </Stack>
    </>
  );
};
