import { profileFieldValues } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';
import { Field, Select, Stack, Text } from '@pairwise/ui';

import { useFactText } from '../../member-profile/fact-text.ts';
import { type Draft, sectionFields } from '../profile-sections.ts';
import type { FieldsProps } from './fields-props.ts';

type Detail = (typeof sectionFields.details)[number];

/** Returns the draft for a chosen value; the empty option clears the field. */
const choose = (field: Detail, value: string): Draft => {
  const known = profileFieldValues[field].find((candidate) => candidate === value) ?? null;
  return { [field]: known };
};

/** The optional details of a profile, one list each. */
export const DetailsFields = ({ values, change }: FieldsProps) => {
  const { t } = useTranslation('mf-members');
  const factText = useFactText();
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('own.details.lead')}</Text>
      {sectionFields.details.map((field) => (
        <Field key={field} label={t(`profile.field.${field}`)}>
          <Select value={values[field] ?? ''} onChange={({ target }) => change(choose(field, target.value))}>
            <option value="">{t('own.details.open')}</option>
            {profileFieldValues[field].map((value) => (
              <option key={value} value={value}>
                {factText(field, value)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </Stack>
  );
};
