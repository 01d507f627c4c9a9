import { randomUUID } from 'node:crypto';

import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { defaultLanguage } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Context } from '../context.ts';
import { derivedKey } from '../derived-key.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import type { Member } from '../session/member.ts';

type Promo = ResponseOf<Endpoints['GET /api/promo.php']>;
type Redirect = ResponseOf<Endpoints['GET /api/redirect.php']>;

/** How long somebody waits before a foreign page, in seconds (decisions R-12). */
const COUNTDOWN = 5;
/** More clicks than this in an hour are no interest in an advertisement. */
const CLICKS_AN_HOUR = 60;

/** The one advertisement of a site, in the member's language or else in English; null unless the site has it on. */
export const getPromo = async ({ db, site }: Context, member: Member): Promise<Promo> => {
  if (!site.settings.promo_tile) return { promo: null };
  const { rows } = await sql<NonNullable<Promo['promo']>>`
    select p.id, p.image, coalesce(p.texts #>> array[u.language, 'title'], p.texts #>> array[${defaultLanguage}, 'title']) as title,
      coalesce(p.texts #>> array[u.language, 'text'], p.texts #>> array[${defaultLanguage}, 'text']) as text
    from promos p join users u on u.id = ${member.id} where p.site_id = ${site.id} and p.active`.execute(db);
  return { promo: rows[0] ?? null };
};

/**
 * Counts a click; the same gesture again is the same click and hears the same redirect.
 * @param gesture Idempotency-Key of the call, of which a hash is kept; without one each call is a click
 */
export const clickPromo = async (
  { db, site }: Context,
  member: Member,
  id: string,
  gesture: string | undefined,
): Promise<{ redirect: string }> => {
  if (!site.settings.promo_tile) throw new DomainError('not_found');
  const hour = { key: `promo:${member.id}`, most: CLICKS_AN_HOUR, windowSeconds: 3600 };
  if (!(await takeSlot(db, hour))) throw new DomainError('rate_limited');
  const { rows } = await sql<{ id: string }>`
    insert into promo_clicks (promo_id, user_id, gesture)
    select p.id, ${member.id}, ${derivedKey(gesture ?? randomUUID())}::uuid from promos p
    where p.id = ${id} and p.site_id = ${site.id} and p.active
    on conflict (user_id, gesture) do update set gesture = excluded.gesture
    returning id`.execute(db);
  const [click] = rows;
  if (!click) throw new DomainError('not_found');
  return { redirect: click.id };
};

/**
 * Where a click leads, for an hour. The target stands in a list of its own that no caller can write to.
 * @throws {DomainError} `not_found` for clicks that are old, of another site, or of an advertisement that has ended
 */
export const getRedirect = async ({ db, site }: Context, id: string): Promise<Redirect> => {
  const { rows } = await sql<{ url: string }>`
    select t.url from promo_clicks c join promos p on p.id = c.promo_id join promo_targets t on t.id = p.target_id
    where c.id = ${id} and c.expires_at > now() and p.active and p.site_id = ${site.id}`.execute(db);
  const [row] = rows;
  if (!row || !site.settings.promo_tile) throw new DomainError('not_found');
  return { target: row.url, countdown: COUNTDOWN, label: 'Ad' };
};
