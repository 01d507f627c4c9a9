import type { Context } from '../context.ts';
import { findCompany } from './companies.repository.ts';

/** Reads the company that runs the site, for its imprint. */
export const getCompanyinfo = async ({ db, site }: Context) => {
  const company = await findCompany(db, site.companyId);
  return {
    ...company,
    delete_discount: company.delete_discount === null ? null : Number(company.delete_discount),
    added: company.added.toISOString(),
  };
};
