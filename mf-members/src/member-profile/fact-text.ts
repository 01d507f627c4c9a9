import { profileFieldValues, type ProfileFieldValue } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';

/** A message key for a field and one of its values: `eye_color.green`. */
type Fact = {
  [Field in keyof typeof profileFieldValues]: `${Field}.${ProfileFieldValue<Field>}`;
}[keyof typeof profileFieldValues];

const facts = new Set<string>(
  Object.entries(profileFieldValues).flatMap(([field, values]) => values.map((value) => `${field}.${value}`)),
);

const isFact = (name: string): name is Fact => facts.has(name);

/** Returns a function that names a profile field's value. A value that is newer than this version is shown as it came. */
export const useFactText = () => {
  const { t } = useTranslation('mf-members');
  return (field: string, value: string): string => {
    const fact = `${field}.${value}`;
    return isFact(fact) ? t(`profile.value.${fact}`) : value;
  };
};
