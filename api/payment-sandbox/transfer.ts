import { createHash } from 'node:crypto';
import type { Payment } from './payment.ts';

/** The account to which customers transfer. No bank has the code TEST. */
export const ACCOUNT = { iban: 'NL96TEST0000000000', bic: 'TESTNL2A', bank: 'Test bank' };

/** Returns the number modulo 97 of letters and digits, as IBANs and creditor references are checked. */
function modulo97(text: string): number {
  const digits = text.replaceAll(/\w/g, (character) => String(Number.parseInt(character, 36)));
  return Number(BigInt(digits) % 97n);
}

/** Returns the creditor reference of a payment (ISO 11649), by which the bank's transfer is found. */
export function referenceOf({ id }: Payment): string {
  const number = createHash('sha256').update(id).digest().readUIntBE(0, 6) % 1e12;
  const digits = String(number).padStart(12, '0');
  const check = String(98 - modulo97(`${digits}RF00`)).padStart(2, '0');
  return `RF${check}${digits}`;
}

/** Groups a number by four characters, as banks print it. */
export function grouped(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/**
 * Returns the text of the EPC's QR code, with which a bank's app fills in a SEPA transfer (EPC069-12, version 2).
 * Undefined for other currencies than the euro, which the standard does not have.
 */
export function epcText(payment: Payment, holder: string): string | undefined {
  const { currency, value } = payment.amount;
  if (currency !== 'EUR') return undefined;
  const name = holder.slice(0, 70);
  return ['BCD', '002', '1', 'SCT', ACCOUNT.bic, name, ACCOUNT.iban, `EUR${value}`, '', referenceOf(payment)].join(
    '\n',
  );
}
