import { TextInput } from '@pairwise/ui';
import { type Ref, useDeferredValue, useId } from 'react';

import { useTowns } from './places.queries.ts';

interface TownInputProps {
  country: string;
  /** Null until a region is chosen; nothing is suggested then. */
  region: number | null;
  value: string;
  onChange: (town: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Input for a town with suggestions from its region. Any other town may be typed. Place it inside a `Field`. */
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
          // Browsers only show options whose label contains the typed text, accents included, so the label repeats it.
          <option key={name} value={name}>
            {name.includes(typed) ? name : `${name} (${typed})`}
          </option>
        ))}
      </datalist>
    </>
  );
};
