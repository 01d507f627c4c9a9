import type { Database } from '../../db/database.ts';

export interface NewMandateRow {
  mandateId: string;
  userId: number;
  reference: string;
  creditorId: string;
  textVersion: string;
  textHash: Buffer;
  accountHolder: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  ibanSealed: Buffer;
  ibanHash: Buffer;
  ibanLast4: string;
  ibanCountry: string;
  mobileSealed: Buffer;
  acceptedFrom: string;
  acceptedAgent: string | undefined;
  provider: string;
}

/** Stores a mandate that the member has accepted and not confirmed yet. */
export const insertMandate = async (transaction: Database, mandate: NewMandateRow): Promise<void> => {
  await transaction
    .insertInto('sdd_mandates')
    .values({
      mandate_id: mandate.mandateId,
      user_id: mandate.userId,
      reference: mandate.reference,
      creditor_id: mandate.creditorId,
      text_version: mandate.textVersion,
      text_hash: mandate.textHash,
      account_holder: mandate.accountHolder,
      street: mandate.street,
      house_number: mandate.houseNumber,
      postal_code: mandate.postalCode,
      city: mandate.city,
      iban_sealed: mandate.ibanSealed,
      iban_hash: mandate.ibanHash,
      iban_last4: mandate.ibanLast4,
      iban_country: mandate.ibanCountry,
      mobile_sealed: mandate.mobileSealed,
      accepted_from: mandate.acceptedFrom,
      accepted_agent: mandate.acceptedAgent?.slice(0, 200) ?? null,
      provider: mandate.provider,
    })
    .execute();
};

/** Stores the provider's id of a mandate, and returns whether the mandate was revoked before. */
export const storeMandateRef = async (transaction: Database, mandateId: string, ref: string): Promise<boolean> => {
  const stored = await transaction
    .updateTable('sdd_mandates')
    .set({ provider_ref: ref })
    .where('mandate_id', '=', mandateId)
    .returning('revoked_at')
    .executeTakeFirst();
  return stored !== undefined && stored.revoked_at !== null;
};

/** Stores the collection of an attempt. The keys of the table refuse a second unsettled one (SQLSTATE 23505). */
export const insertCollection = async (
  transaction: Database,
  collection: { attemptId: string; mandateId: string; userId: number; ibanHash: Buffer; amountMinor: number },
): Promise<void> => {
  await transaction
    .insertInto('sdd_collections')
    .values({
      attempt_id: collection.attemptId,
      mandate_id: collection.mandateId,
      user_id: collection.userId,
      iban_hash: collection.ibanHash,
      amount_minor: collection.amountMinor,
    })
    .execute();
};

/** Returns the company that collects, with the number by which banks know it. */
export const findCreditor = (db: Database, companyId: number): Promise<{ name: string; creditor_id: string }> =>
  db.selectFrom('companies').where('id', '=', companyId).select(['name', 'creditor_id']).executeTakeFirstOrThrow();
