import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { useEffect, useRef, useState } from 'react';

import { fetchPlace } from './places.queries.ts';

/** The browser's geolocation permission (ENT-06); `unknown` until it is known, or where it can't be queried. */
type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;

/** State of the position request. `denied` may be known before a request. */
type PlaceState = 'idle' | 'finding' | 'found' | 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'failed';

/** A position from the last hour is precise enough for a town (MEMBER-05). */
const options: PositionOptions = { maximumAge: 3_600_000, timeout: 10_000, enableHighAccuracy: false };

const stateOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): PlaceState => {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'timeout' : 'unavailable';
};

// Both are missing on pages that are not on https.
const geolocation = (): Geolocation | undefined => navigator.geolocation;
const permissions = (): Permissions | undefined => navigator.permissions;

const requestPosition = (from: Geolocation): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    from.getCurrentPosition(resolve, reject, options);
  });

const isPositionError = (error: unknown): error is GeolocationPositionError =>
  typeof error === 'object' && error !== null && 'PERMISSION_DENIED' in error;

type Place = Exclude<ResponseOf<Endpoints['GET /api/geocode.php']>, false>;

/**
 * Finds the member's town by the device's position when `find` is called. The position is not kept after the town is
 * fetched.
 */
export const useMyPlace = ({ onFound }: { onFound: (place: Place) => void }) => {
  const [state, setState] = useState<PlaceState>(() => (geolocation() ? 'idle' : 'unavailable'));
  const [permission, setPermission] = useState<GeolocationPermission>(() =>
    geolocation() ? 'unknown' : 'unsupported',
  );
  const mounted = useRef(true);

  useEffect(() => {
    mounted.current = true;
    if (!geolocation()) return undefined;
    let status: PermissionStatus | undefined;
    const applyPermission = (): void => {
      if (!status || !mounted.current) return;
      setPermission(status.state);
      if (status.state === 'denied') setState('denied');
      else setState((current) => (current === 'denied' ? 'idle' : current));
    };
    const watch = async (): Promise<void> => {
      try {
        status = await permissions()?.query({ name: 'geolocation' });
        if (mounted.current) status?.addEventListener('change', applyPermission);
        applyPermission();
      } catch {
        // Some browsers can't query this permission; the position request then shows it.
      }
    };
    void watch();
    return () => {
      mounted.current = false;
      status?.removeEventListener('change', applyPermission);
    };
  }, []);

  const find = async (): Promise<void> => {
    const source = geolocation();
    if (!source) return;
    setState('finding');
    try {
      const { coords } = await requestPosition(source);
      const place = await fetchPlace(coords);
      // The component was unmounted meanwhile.
      if (!mounted.current) return;
      if (place !== false) onFound(place);
      setState(place === false ? 'unknown' : 'found');
    } catch (error) {
      if (mounted.current) setState(isPositionError(error) ? stateOf(error) : 'failed');
    }
  };

  return { state, permission, find };
};
