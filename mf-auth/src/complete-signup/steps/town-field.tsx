import { useTranslation } from '@pairwise/i18n';
import { Field, TextInput } from '@pairwise/ui';
import { type Ref, useDeferredValue, useId } from 'react';

import { useTowns } from '../complete-signup.queries.ts';

interface TownFieldProps {
  country: string;
  /** Null until one is chosen: then nothing is suggested. */
  region: number | null;
  city: string;
  error: string | false | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (city: string) => void;
}

/** The town, with those of the region to choose from while one types; any other may be typed. */
export const TownField = ({ country, region, city, error, inputRef, onChange }: TownFieldProps) => {
  const { t } = useTranslation('mf-auth');
  const listId = useId();
  const towns = useTowns({ country, region, q: useDeferredValue(city.trim()) });
  return (
    <>
      <Field label={t('completeSignup.location.city')} error={error}>
        <TextInput
          ref={inputRef}
          list={listId}
          autoComplete="address-level2"
          maxLength={100}
          value={city}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <datalist id={listId}>
        {towns.map((name) => (
          // The typed text as the label: browsers show only what it is part of, and know nothing of accents.
          <option key={name} value={name}>
            {name.includes(city.trim()) ? name : `${name} (${city.trim()})`}
          </option>
        ))}
      </datalist>
    </>
  );
};
