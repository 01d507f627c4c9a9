import type { Context } from '../context.ts';

export const getCompanyinfo = async ({ db, site }: Context) => {
  const company = await db
    .selectFrom('companies')
    .where('id', '=', site.companyId)
    .selectAll()
    .executeTakeFirstOrThrow();
  return {
    ...company,
    delete_discount: company.delete_discount === null ? null : Number(company.delete_discount),
    added: company.added.toISOString(),
  };
};
