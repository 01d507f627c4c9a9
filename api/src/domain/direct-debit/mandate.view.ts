import { defaultLanguage, isLanguage, type Language } from '@pairwise/contracts';
import { mandateText, mandateVersions } from '@pairwise/contracts/mandate-text';
import type { Mandate } from '@pairwise/contracts/shapes/mandate';

import type { MandateRow } from './member-mandates.repository.ts';

/** Returns the language of the text that the member accepted: the end of its version. */
export const mandateLanguage = ({ text_version: version }: Pick<MandateRow, 'text_version'>): Language => {
  const language = version.slice(version.lastIndexOf('-') + 1);
  return isLanguage(language) ? language : defaultLanguage;
};

/** Returns the text that the member accepted. */
export const acceptedText = (row: Pick<MandateRow, 'text_version' | 'creditor'>): string => {
  const version = mandateVersions.find((each) => row.text_version.startsWith(`${each}-`));
  return mandateText(mandateLanguage(row), row.creditor.name, version);
};

/** Builds a mandate for its member. */
export const mandateView = (row: MandateRow): Mandate => {
  const language = mandateLanguage(row);
  return {
    id: row.mandate_id,
    reference: row.reference,
    creditor: row.creditor.name,
    creditor_id: row.creditor_id,
    account_holder: row.account_holder,
    iban_last4: row.iban_last4,
    text: acceptedText(row),
    language,
    state: row.state,
    accepted_at: row.accepted_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
};
