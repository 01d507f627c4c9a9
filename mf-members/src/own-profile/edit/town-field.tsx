import { useTranslation } from '@pairwise/i18n';
import { Field, TextInput } from '@pairwise/ui';
import { useDeferredValue, useId } from 'react';

import { useTowns } from '../own-profile.queries.ts';

interface TownFieldProps {
  country: string;
  /** Null until one is chosen: then nothing is suggested. */
  region: number | null;
  town: string;
  error: string | false | undefined;
  onChange: (town: string) => void;
}

/** The town, with those of the region to choose from while one types; any other may be typed. */
export const TownField = ({ country, region, town, error, onChange }: TownFieldProps) => {
  const { t } = useTranslation('mf-members');
  const listId = useId();
  const typed = town.trim();
  const towns = useTowns({ country, region, q: useDeferredValue(typed) });
  return (
    <>
      <Field label={t('own.place.city')} hint={t('own.place.threeTimes')} error={error}>
        <TextInput
          list={listId}
          autoComplete="address-level2"
          maxLength={100}
          value={town}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
      <datalist id={listId}>
        {towns.map((name) => (
          // The typed text as the label: browsers show only what it is part of, and know nothing of accents.
          <option key={name} value={name}>
            {name.includes(typed) ? name : `${name} (${typed})`}
          </option>
        ))}
      </datalist>
    </>
  );
};
