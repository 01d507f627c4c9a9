import { nameLength, profileFieldValues } from '@pairwise/contracts/profile-choices';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Field, RadioCard, RadioGroup, Stack, Text, TextInput } from '@pairwise/ui';

import type { FieldsProps } from './fields-props.ts';

const sought = [...profileFieldValues.gender, 'both'] as const;

/** The name, and whom the member wants to meet. Only customer service can change a gender once it is set. */
export const BasicsFields = ({ profile, values, change, tried, problem }: FieldsProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const isEmpty = values.name.trim().length < nameLength.min;
  return (
    <Stack gap={5}>
      <Field
        label={t('own.basics.name')}
        hint={t('own.basics.nameHint')}
        error={problem('name') ?? (tried && isEmpty && errorText({ code: 'invalid_name', params: { rule: 'short' } }))}
      >
        <TextInput
          autoComplete="nickname"
          maxLength={nameLength.max}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <RadioGroup label={t('own.basics.seek')}>
        {sought.map((value) => (
          <RadioCard
            key={value}
            name="seek_gender"
            value={value}
            label={t(`own.basics.sought.${value}`)}
            checked={values.seek_gender === value}
            onChange={() => change({ seek_gender: value })}
          />
        ))}
      </RadioGroup>
      {profile.gender === null ? (
        <RadioGroup label={t('own.basics.gender')}>
          {profileFieldValues.gender.map((value) => (
            <RadioCard
              key={value}
              name="gender"
              value={value}
              label={t(`profile.value.gender.${value}`)}
              checked={values.gender === value}
              onChange={() => change({ gender: value })}
            />
          ))}
          <Text size="sm" tone={problem('gender') ? 'danger' : 'muted'}>
            {problem('gender') ?? t('own.basics.genderOnce')}
          </Text>
        </RadioGroup>
      ) : (
        <Text size="sm" tone="muted">
          {errorText({ code: 'gender_locked' })}
        </Text>
      )}
    </Stack>
  );
};
