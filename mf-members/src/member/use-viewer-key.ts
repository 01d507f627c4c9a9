import { bus, useStream } from '@pairwise/bus';
import { useState } from 'react';

/**
 * Returns a React key for the viewer: a screen with this key is mounted again when another viewer logs in or out, and keeps
 * nothing that the last viewer saw. The first viewer's key is the same before and after the user record has come: the
 * server responds for the session in both cases, and a second mount would abort the first request.
 */
export const useViewerKey = (): string => {
  const user = useStream(bus.user$);
  const viewer = user === undefined ? undefined : String(user?.id ?? 'visitor');
  const [first, setFirst] = useState(viewer);
  if (first === undefined && viewer !== undefined) setFirst(viewer);
  return viewer === undefined || first === undefined || viewer === first ? 'first viewer' : viewer;
};
