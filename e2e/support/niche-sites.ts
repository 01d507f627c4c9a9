import { sql } from 'kysely';

import { nicheDomain, niches } from './niche-domains.ts';
import { inDatabase } from './product-database.ts';

const remove = (suffix: string) =>
  inDatabase((db) => sql`delete from sites where domain like ${`%.${suffix}`}`.execute(db));

const add = (firstId: number, suffix: string) =>
  inDatabase(async (db) => {
    for (const niche of niches) {
      await sql`insert into sites (id, domain, company_id, name, domain_language, niche, signups, settings)
        select ${firstId + niche}, ${nicheDomain(niche, suffix)}, company_id, ${`Niche "${niche}" & friends`},
        domain_language, ${niche}, signups, settings || jsonb_build_object('index_title', ${`People of niche ${niche}`}::text)
        from sites where id = 1`.execute(db);
    }
  });

/** Runs `work` while there is a site for each niche, and removes them afterwards. */
export const withNicheSites = async (
  { firstId, suffix }: { firstId: number; suffix: string },
  work: () => Promise<void>,
): Promise<void> => {
  await remove(suffix);
  await add(firstId, suffix);
  try {
    await work();
  } finally {
    await remove(suffix);
  }
};
