import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Calls a function for each key that is pressed. It listens before the first paint, because a member who sees the screen may
 * press a key.
 */
export const useKeyPresses = (onPress: (event: KeyboardEvent) => void, enabled = true): void => {
  const press = useEffectEvent(onPress);
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
};
