import { aboutLength, headlineLength } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';
import { Field, Stack, Text, TextArea, TextInput } from '@pairwise/ui';

import type { FieldsProps } from './fields-props.ts';

/** The headline and the text about the member. */
export const AboutFields = ({ values, change, problem }: FieldsProps) => {
  const { t } = useTranslation('mf-members');
  const headline = values.headline ?? '';
  const about = values.about ?? '';
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('own.about.lead')}</Text>
      <Field
        label={t('own.about.headline')}
        hint={t('own.about.left', { count: headlineLength - headline.length })}
        error={problem('headline')}
      >
        <TextInput
          maxLength={headlineLength}
          placeholder={t('own.about.example')}
          value={headline}
          onChange={({ target }) => change({ headline: target.value })}
        />
      </Field>
      <Field
        label={t('own.about.text')}
        hint={t('own.about.left', { count: aboutLength - about.length })}
        error={problem('about')}
      >
        <TextArea
          rows={7}
          maxLength={aboutLength}
          value={about}
          onChange={({ target }) => change({ about: target.value })}
        />
      </Field>
    </Stack>
  );
};
