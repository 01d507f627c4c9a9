import { type PushService, startPushService } from '@pairwise/api/testing';

/** Starts our own push service on the port that the product under test is configured for (`PUSH_HOSTS`). */
export const openPushService = (): Promise<PushService> => {
  const port = Number(process.env['PUSH_PORT'] ?? 0);
  if (port === 0) throw new Error('PUSH_PORT is not set. Run the journeys with `npm test -- journeys`.');
  return startPushService(port);
};
