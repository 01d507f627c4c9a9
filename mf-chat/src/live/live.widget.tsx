import { useEffect } from 'react';

import { startLive } from './live.ts';

/** Sends waiting messages and receives events on every page of a member (CHAT-09). Shows nothing. */
const LiveWidget = (): null => {
  useEffect(startLive, []);
  return null;
};

export default LiveWidget;
