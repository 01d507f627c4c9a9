import { createContext } from 'react';

/** How an item closes the menu it stands in. */
export const MenuContext = createContext<() => void>(() => undefined);
