import { swipeKeysKey } from '@pairwise/contracts/storage-keys';
import { useState } from 'react';

const stored = (): boolean => {
  try {
    return localStorage.getItem(swipeKeysKey) !== 'off';
  } catch {
    return true;
  }
};

/** Whether keyboard shortcuts are on. Members who use speech input need to turn them off (WCAG 2.1.4). */
export const useShortcutsChoice = () => {
  const [on, setOn] = useState(stored);
  const choose = (wanted: boolean): void => {
    setOn(wanted);
    try {
      localStorage.setItem(swipeKeysKey, wanted ? 'on' : 'off');
    } catch {
      // The storage is full or forbidden: the choice lasts for this visit.
    }
  };
  return [on, choose] as const;
};
