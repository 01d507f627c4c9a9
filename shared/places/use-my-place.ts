import { call } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { useEffect, useRef, useState } from 'react';

/** Whether the browser lets us ask (ENT-06): `unknown` until it has said so, or where it can't be asked. */
type GeolocationPermission = 'unsupported' | 'unknown' | PermissionState;

/** What became of asking for the position. `denied` is also known before one asks. */
type PlaceState = 'idle' | 'finding' | 'found' | 'denied' | 'unavailable' | 'timeout' | 'unknown' | 'failed';

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

/** The town at a position; false where we know none. Two decimals are all that leaves the device (CALL-03). */
const findPlace = ({ latitude, longitude }: GeolocationCoordinates) =>
  call('GET /api/geocode.php', { query: { lat: latitude.toFixed(2), lon: longitude.toFixed(2) } });

type Place = Exclude<ResponseOf<Endpoints['GET /api/geocode.php']>, false>;

/**
 * Where the member is, as a town, when they press for it (`find`). The position is dropped as soon as the town is
 * asked for.
 */
export const useMyPlace = ({ onFound }: { onFound: (place: Place) => void }) => {
  const [state, setState] = useState<PlaceState>(() => (geolocation() ? 'idle' : 'unavailable'));
  const [permission, setPermission] = useState<GeolocationPermission>(() =>
    geolocation() ? 'unknown' : 'unsupported',
  );
  const here = useRef(true);

  useEffect(() => {
    here.current = true;
    if (!geolocation()) return undefined;
    let status: PermissionStatus | undefined;
    const follow = (): void => {
      if (!status || !here.current) return;
      setPermission(status.state);
      if (status.state === 'denied') setState('denied');
      else setState((now) => (now === 'denied' ? 'idle' : now));
    };
    const watch = async (): Promise<void> => {
      try {
        status = await permissions()?.query({ name: 'geolocation' });
        if (here.current) status?.addEventListener('change', follow);
        follow();
      } catch {
        // Some browsers do not know this permission; then one learns of it by asking.
      }
    };
    void watch();
    return () => {
      here.current = false;
      status?.removeEventListener('change', follow);
    };
  }, []);

  const find = async (): Promise<void> => {
    const source = geolocation();
    if (!source) return;
    setState('finding');
    try {
      const { coords } = await askPosition(source);
      const place = await findPlace(coords);
      // Who has left meanwhile wants nothing filled in any more.
      if (!here.current) return;
      if (place !== false) onFound(place);
      setState(place === false ? 'unknown' : 'found');
    } catch (error) {
      if (here.current) setState(isPositionError(error) ? stateOf(error) : 'failed');
    }
  };

  return { state, permission, find };
};
