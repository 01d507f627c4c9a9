import { type PushService, startPushService } from '@pairwise/api/testing';

/** A push service of our own on the port that the product under test was told of (`PUSH_HOSTS`). */
export const openPushService = (): Promise<PushService> => {
  const port = Number(process.env['PUSH_PORT'] ?? 0);
  if (port === 0) throw new Error('PUSH_PORT is not set: journeys run by npm test');
  return startPushService(port);
};
