import { createContext, useContext } from 'react';

type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** Returns the attributes that the surrounding `Field` sets on its control: id, description and validity. */
export const useFieldControl = () => useContext(FieldContext);
