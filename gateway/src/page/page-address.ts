import type { Resolution } from './resolve.ts';
import { arrivalAddress } from '../zones/crossing-routes.ts';
import type { OwnZone } from '../zones/zones.ts';

/**
 * Returns the address of a page at the origin of its zone. From the app a member takes the session along, every time: the
 * one at the origin of payments may have ended, or belong to another member of the same browser. From the origin of a site
 * a member who has just signed up takes the ticket along. A page for everyone needs no session, and gets that of a member.
 */
export const pageAddress = (
  own: OwnZone,
  { zone, route }: Resolution,
  { path, hasTicket, hasSession }: { path: string; hasTicket: boolean; hasSession: boolean },
): string => {
  const takesSession = route?.access === 'members' || (route?.access === 'all' && hasSession);
  if (own.zone === 'app' && zone === 'pay' && takesSession) return arrivalAddress(own, zone, path);
  if (own.zone === 'site' && zone === 'app' && hasTicket) return arrivalAddress(own, zone, path);
  return `${own.origins[zone]}${path}`;
};
