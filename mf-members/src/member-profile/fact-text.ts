import { useTranslation } from '@pairwise/i18n';

/** What a member can say about themselves: field and value, as the answer has them and as the texts are named. */
const known = [
  'gender.female',
  'gender.male',
  'sexuality.hetero',
  'sexuality.gay',
  'sexuality.lesbian',
  'sexuality.bi',
  'hair_color.blond',
  'hair_color.brown',
  'hair_color.black',
  'hair_color.red',
  'hair_color.grey',
  'hair_color.other',
  'eye_color.blue',
  'eye_color.brown',
  'eye_color.green',
  'eye_color.grey',
  'eye_color.hazel',
  'body_type.slim',
  'body_type.athletic',
  'body_type.average',
  'body_type.curvy',
  'body_type.large',
  'relationship_status.single',
  'relationship_status.divorced',
  'relationship_status.widowed',
  'relationship_status.separated',
  'tattoos.none',
  'tattoos.one',
  'tattoos.several',
] as const;

/** Text of a profile field's value. One that this version does not know is shown as it came: better than nothing. */
export const useFactText = () => {
  const { t } = useTranslation('mf-members');
  return (field: string, value: string): string => {
    const fact = known.find((name) => name === `${field}.${value}`);
    return fact === undefined ? value : t(`profile.value.${fact}`);
  };
};
