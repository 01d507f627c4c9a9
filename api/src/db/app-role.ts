import { sql } from 'kysely';

import type { Database } from './database.ts';

/** The role of the api's connections. It reads and writes everything but the ledgers, and owns nothing. */
export const appRole = 'pairwise_app';

/** Tables that only functions of the database write: the ledgers, and what follows from them. */
const posted = [
  'credit_ledger',
  'credit_lots',
  'credit_lot_uses',
  'money_ledger',
  'chargebacks',
  'chargeback_reversals',
  'vat_evidence',
  'receipts',
];

/** Tables whose rows end by their status only. */
const kept = ['payments', 'payment_attempts', 'refunds', 'sdd_collections', 'sdd_blocks'];

/**
 * Creates the role of the application when it is missing, and gives it its rights: to read everything, to write tables of
 * facts, and to post to the ledgers through their functions only. It cannot update or delete where a trigger forbids it, so
 * no trigger that is switched off opens a ledger. Does nothing when role and rights are there.
 * @throws {Error} when the database's user is not a member of the role and may not become one
 */
export const grantAppRole = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ exists: boolean; superuser: boolean }>`
    select exists (select from pg_roles where rolname = ${appRole}) as exists,
      coalesce((select rolsuper from pg_roles where rolname = current_user), false) as superuser`.execute(db);
  if (rows[0]?.exists !== true) await createRole(db);
  if (rows[0]?.superuser !== true) await joinRole(db);
  await sql.raw(grants).execute(db);
};

const missing = (cause: unknown): Error =>
  new Error(
    `The database's user is not a member of the role ${appRole}, and may not create it. ` +
      `Let an administrator run: create role ${appRole} nologin; grant ${appRole} to <user>`,
    { cause },
  );

/** Another database of the same server may create it at the same time. */
const createRole = async (db: Database): Promise<void> => {
  const statement = `do $$ begin create role ${appRole} nologin;
    exception when duplicate_object or unique_violation then null; end $$`;
  await sql
    .raw(statement)
    .execute(db)
    .catch((error: unknown) => {
      throw missing(error);
    });
};

const joinRole = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ granted: boolean }>`
    select exists (select from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles u on u.oid = m.member
      join pg_roles g on g.oid = m.grantor where r.rolname = ${appRole} and u.rolname = current_user
      and (not m.admin_option or g.rolname = current_user)) as granted`.execute(db);
  if (rows[0]?.granted === true) return;
  await sql
    .raw(`grant ${appRole} to current_user`)
    .execute(db)
    .catch((error: unknown) => {
      throw missing(error);
    });
};

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** Grants what is missing and revokes what is too much, table by table: a table that has its rights is not touched. */
const grants = `
do $$
declare one record;
begin
  for one in
    with tables as (
      select c.oid, c.oid::regclass as name, n.nspname = 'graphile_worker' as jobs, c.relname,
        exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = c.oid and p.proname = 'forbid_change') as append_only
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v')),
    wanted as (
      select oid, name, privilege,
        case privilege
          when 'select' then true
          when 'insert' then jobs or relname not in (${list([...posted, 'credit_accounts', 'kysely_migration', 'kysely_migration_lock'])})
          when 'truncate' then false
          else jobs or not (append_only or relname in (${list([...posted, 'credit_accounts', 'kysely_migration', 'kysely_migration_lock'])})
            or privilege = 'delete' and relname in (${list(kept)}))
        end as allowed
      from tables, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as privilege)
    select name, privilege, allowed from wanted where allowed <> has_table_privilege('${appRole}', oid, privilege)
  loop
    if one.allowed then execute format('grant %s on %s to ${appRole}', one.privilege, one.name);
    else execute format('revoke %s on %s from ${appRole}', one.privilege, one.name); end if;
  end loop;
  -- A new account is empty; only postings change it.
  if to_regclass('credit_accounts') is not null
     and not has_column_privilege('${appRole}', 'credit_accounts', 'user_id', 'insert') then
    grant insert (user_id) on credit_accounts to ${appRole};
  end if;
  if not has_schema_privilege('${appRole}', 'graphile_worker', 'usage') then
    grant usage on schema graphile_worker to ${appRole};
  end if;
  -- The job library's tables show no row to other roles.
  for one in select c.oid::regclass as name from pg_class c where c.relnamespace = to_regnamespace('graphile_worker')
    and c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${appRole}')
  loop
    execute format('create policy ${appRole} on %s to ${appRole} using (true) with check (true)', one.name);
  end loop;
  for one in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker')
      and case when c.relkind = 'S' then not has_sequence_privilege('${appRole}', c.oid, 'usage') else false end
  loop
    execute format('grant usage on sequence %s to ${appRole}', one.name);
  end loop;
end $$`;
