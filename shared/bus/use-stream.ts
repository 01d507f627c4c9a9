import type { BusEvents } from '@pairwise/contracts/events';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { bus } from './bus.ts';
import type { Stream } from './stream.ts';

/** Returns the last value of a retained stream and renders the component again with each new one. */
export const useStream = <Value>(stream: Stream<Value>): Value => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [stream],
  );
  const read = (): Value => stream.value;
  return useSyncExternalStore(subscribe, read, read);
};

/** Calls `listener` for every event of a type while the component is mounted. */
export const useBusEvent = <Type extends keyof BusEvents>(
  type: Type,
  listener: (payload: BusEvents[Type]) => void,
): void => {
  const latest = useEffectEvent(listener);
  useEffect(() => {
    const subscription = bus.on(type).subscribe((payload) => latest(payload));
    return () => subscription.unsubscribe();
  }, [type]);
};
