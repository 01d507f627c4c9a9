import { createContext } from 'react';

/** Lets an item close its menu. */
export const MenuContext = createContext<() => void>(() => undefined);
