import { useErrorText, useTranslation } from '@pairwise/i18n';
import { css, Field, IconAlertCircle, media, Select, Stack, Text, TextInput, theme } from '@pairwise/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { SignupValues } from './check-signup-form.ts';

/** On phones the year has a line of its own: “Giorno” does not fit into a third of one. */
const row = css({
  display: 'grid',
  gap: theme.space[2],
  gridTemplateColumns: '9fr 11fr',
  '& > :last-child': { gridColumn: '1 / -1' },
  [media.up('sm')]: { gridTemplateColumns: '1fr 1.9fr 1.3fr', '& > :last-child': { gridColumn: 'auto' } },
});

interface BirthDateFieldsProps {
  form: UseFormReturn<SignupValues>;
  minAge: number;
}

/** Date of birth in three fields: faster to type than a calendar, and day and month can't be confused. */
export const BirthDateFields = ({ form, minAge }: BirthDateFieldsProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const messageId = useId();
  const code = form.formState.errors.day?.type;
  const field = { 'aria-describedby': messageId, ...(code && { 'aria-invalid': true as const }) };
  return (
    <fieldset css={{ minInlineSize: 0, margin: 0, padding: 0, border: 0 }}>
      <legend
        css={{
          marginBlockEnd: `calc(6px + ${theme.space[1]})`,
          padding: 0,
          fontWeight: theme.weight.medium,
          ...theme.text.sm,
        }}
      >
        {t('signup.dateOfBirth')}
      </legend>
      <Stack gap={1}>
        <div css={row}>
          <Field label={t('signup.day')} hideLabel>
            <TextInput
              inputMode="numeric"
              autoComplete="bday-day"
              maxLength={2}
              placeholder={t('signup.day')}
              {...field}
              {...form.register('day')}
            />
          </Field>
          <Field label={t('signup.month')} hideLabel>
            <Select autoComplete="bday-month" {...field} {...form.register('month')}>
              <option value="">{t('signup.month')}</option>
              {/* Texts, because the browser's own names would take a phone a tenth of a second while the form appears. */}
              {t('signup.months')
                .split(', ')
                .map((month, index) => (
                  // Keyed by its number: an option keyed by its name would be another one, unselected, in another language.
                  <option key={index} value={String(index + 1)}>
                    {month}
                  </option>
                ))}
            </Select>
          </Field>
          <Field label={t('signup.year')} hideLabel>
            <TextInput
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              placeholder={t('signup.year')}
              {...field}
              {...form.register('year')}
            />
          </Field>
        </div>
        <Text
          id={messageId}
          size="sm"
          tone={code ? 'danger' : 'muted'}
          weight={code ? 'medium' : 'body'}
          css={{ display: 'flex', gap: 6, marginBlockStart: 2 }}
        >
          {code && <IconAlertCircle css={{ flex: 'none', marginBlockStart: 1 }} size={18} />}
          <span>
            {code ? errorText({ code, params: { min_age: minAge } }) : t('signup.dateOfBirthHint', { age: minAge })}
          </span>
        </Text>
      </Stack>
    </fieldset>
  );
};
