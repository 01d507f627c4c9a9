import { useEffect, useState } from 'react';

import { findPlace } from '../complete-signup.queries.ts';

type Found = Exclude<Awaited<ReturnType<typeof findPlace>>, false>;

/** What became of asking for the position. `denied` is also known before one asks. */
export type PlaceState = 'idle' | 'finding' | 'found' | 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'failed';

/** A position of the last hour is good enough for a town (MEMBER-05). */
const options: PositionOptions = { maximumAge: 3_600_000, timeout: 10_000, enableHighAccuracy: false };

const stateOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): PlaceState => {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'timeout' : 'unavailable';
};

// A browser that is not on https has neither.
const geolocation = (): Geolocation | undefined => navigator.geolocation;
const permissions = (): Permissions | undefined => navigator.permissions;

const askPosition = (from: Geolocation): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    from.getCurrentPosition(resolve, reject, options);
  });

const isPositionError = (error: unknown): error is GeolocationPositionError =>
  typeof error === 'object' && error !== null && 'PERMISSION_DENIED' in error;

/** Where the member is, as a town, when they press for it. Only a position of two decimals leaves the device. */
export const useMyPlace = (onFound: (place: Found) => void) => {
  const [state, setState] = useState<PlaceState>(() => (geolocation() ? 'idle' : 'unavailable'));

  useEffect(() => {
    let status: PermissionStatus | undefined;
    const follow = (): void => {
      if (status?.state === 'denied') setState('denied');
      else setState((now) => (now === 'denied' ? 'idle' : now));
    };
    const watch = async (): Promise<void> => {
      try {
        status = await permissions()?.query({ name: 'geolocation' });
        status?.addEventListener('change', follow);
        follow();
      } catch {
        // Some browsers do not know this permission; then one learns of it by asking.
      }
    };
    void watch();
    return () => status?.removeEventListener('change', follow);
  }, []);

  const find = async (): Promise<void> => {
    const source = geolocation();
    if (!source) return;
    setState('finding');
    try {
      const { coords } = await askPosition(source);
      const place = await findPlace(coords);
      if (place) onFound(place);
      setState(place ? 'found' : 'unknown');
    } catch (error) {
      setState(isPositionError(error) ? stateOf(error) : 'failed');
    }
  };

  return { state, find };
};
