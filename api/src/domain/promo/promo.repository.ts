import { defaultLanguage, type Endpoints, type ResponseOf } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

type PromoRow = NonNullable<ResponseOf<Endpoints['GET /api/promo.php']>['promo']>;

/** Finds the active advertisement of a site, in the member's language or otherwise in English. */
export const findPromo = async (db: Database, siteId: number, userId: number): Promise<PromoRow | undefined> => {
  const { rows } = await sql<PromoRow>`
    select p.id, p.image, coalesce(p.texts #>> array[u.language, 'title'], p.texts #>> array[${defaultLanguage}, 'title']) as title,
      coalesce(p.texts #>> array[u.language, 'text'], p.texts #>> array[${defaultLanguage}, 'text']) as text
    from promos p join users u on u.id = ${userId} where p.site_id = ${siteId} and p.active`.execute(db);
  return rows[0];
};

interface Click {
  siteId: number;
  userId: number;
  promo: string;
  /** Key of the gesture: the same key is the same click. */
  gesture: string;
}

/** Records a click and returns its id; undefined when the site has no such active advertisement. */
export const insertClick = async (
  db: Database,
  { siteId, userId, promo, gesture }: Click,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    insert into promo_clicks (promo_id, user_id, gesture)
    select p.id, ${userId}, ${gesture}::uuid from promos p
    where p.id = ${promo} and p.site_id = ${siteId} and p.active
    on conflict (user_id, gesture) do update set gesture = excluded.gesture
    returning id`.execute(db);
  return rows[0]?.id;
};

/** Finds where a click leads; undefined when it expired or its advertisement has ended. */
export const findClickTarget = async (db: Database, siteId: number, click: string): Promise<string | undefined> => {
  const { rows } = await sql<{ url: string }>`
    select t.url from promo_clicks c join promos p on p.id = c.promo_id join promo_targets t on t.id = p.target_id
    where c.id = ${click} and c.expires_at > now() and p.active and p.site_id = ${siteId}`.execute(db);
  return rows[0]?.url;
};
