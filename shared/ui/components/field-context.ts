import { createContext, useContext } from 'react';

type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** What the field around a control says about it: its id, its hint or error, whether it is wrong. */
export const useFieldControl = () => useContext(FieldContext);
