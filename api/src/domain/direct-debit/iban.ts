import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';

/** Returns an IBAN without spaces, in capitals; null when it is wrong or of a country without direct debits (SEPA). */
export const readIban = (text: string): string | null => {
  const iban = electronicFormatIBAN(text);
  return iban !== null && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : null;
};
