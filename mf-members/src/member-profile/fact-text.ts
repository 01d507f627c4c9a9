import { profileFieldValues, type ProfileFieldValue } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';

/** A field and one of its values, as the texts are named: `eye_color.green`. */
type Fact = {
  [Field in keyof typeof profileFieldValues]: `${Field}.${ProfileFieldValue<Field>}`;
}[keyof typeof profileFieldValues];

const facts = new Set<string>(
  Object.entries(profileFieldValues).flatMap(([field, values]) => values.map((value) => `${field}.${value}`)),
);

const isFact = (name: string): name is Fact => facts.has(name);

/** Text of a profile field's value. One that this version does not know is shown as it came: better than nothing. */
export const useFactText = () => {
  const { t } = useTranslation('mf-members');
  return (field: string, value: string): string => {
    const fact = `${field}.${value}`;
    return isFact(fact) ? t(`profile.value.${fact}`) : value;
  };
};
