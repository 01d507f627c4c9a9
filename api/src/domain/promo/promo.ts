import { randomUUID } from 'node:crypto';

import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { clickLimit, countdownSeconds, requirePromoSite } from './promo.policy.ts';
import { findClickTarget, findPromo, insertClick } from './promo.repository.ts';

type Promo = ResponseOf<Endpoints['GET /api/promo.php']>;
type Redirect = ResponseOf<Endpoints['GET /api/redirect.php']>;

/** Returns the advertisement of a site in the member's language; null unless the site shows advertisements. */
export const getPromo = async ({ db, site }: Context, member: Member): Promise<Promo> => {
  if (!site.settings.promo_tile) return { promo: null };
  return { promo: (await findPromo(db, site.id, member.id)) ?? null };
};

/**
 * Counts a click. Repeating the same gesture counts no second click and returns the same redirect.
 * @param gesture Idempotency-Key of the call, of which a hash is stored; without one each call is a click
 * @throws {DomainError} `not_found`; `rate_limited` when the clicks of the hour are used up
 */
export const clickPromo = async (
  { db, site }: Context,
  member: Member,
  id: string,
  gesture: string | undefined,
): Promise<{ redirect: string }> => {
  requirePromoSite(site);
  if (!(await takeSlot(db, clickLimit(member.id)))) throw new DomainError('rate_limited');
  const key = derivedKey(gesture ?? randomUUID());
  const click = await insertClick(db, { siteId: site.id, userId: member.id, promo: id, gesture: key });
  if (click === undefined) throw new DomainError('not_found');
  return { redirect: click };
};

/**
 * Returns where a click leads, for an hour. Targets come from a table of their own that no caller can write to.
 * @throws {DomainError} `not_found` for clicks that expired, of another site, or of an advertisement that has ended
 */
export const getRedirect = async ({ db, site }: Context, id: string): Promise<Redirect> => {
  const target = await findClickTarget(db, site.id, id);
  if (target === undefined) throw new DomainError('not_found');
  requirePromoSite(site);
  return { target, countdown: countdownSeconds, label: 'Ad' };
};
