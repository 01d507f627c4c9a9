import { TextInput } from '@pairwise/ui';
import { type Ref, useDeferredValue, useId } from 'react';

import { useTowns } from './use-towns.ts';

interface TownInputProps {
  country: string;
  /** Null until one is chosen: then nothing is suggested. */
  region: number | null;
  value: string;
  onChange: (town: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The town, with those of the region to choose from while one types; any other may be typed. Stands in a `Field`. */
export const TownInput = ({ country, region, value, onChange, ref }: TownInputProps) => {
  const listId = useId();
  const typed = value.trim();
  const towns = useTowns({ country, region, q: useDeferredValue(typed) });
  return (
    <>
      <TextInput
        {...(ref !== undefined && { ref })}
        list={listId}
        autoComplete="address-level2"
        maxLength={100}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
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
