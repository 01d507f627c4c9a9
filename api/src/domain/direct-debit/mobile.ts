/**
 * The countries to which codes are sent: those with direct debit. The pattern is of a mobile number without the country's
 * prefix, so that no code goes to a premium number, a satellite or a landline.
 */
const countries: Readonly<Record<string, { prefix: string; mobile: RegExp }>> = {
  NL: { prefix: '31', mobile: /^6[1-58]\d{7}$/ },
  BE: { prefix: '32', mobile: /^4[5-9]\d{7}$/ },
  DE: { prefix: '49', mobile: /^1(?:5\d{9}|[67]\d{8,9})$/ },
  AT: { prefix: '43', mobile: /^6(?:5\d|6\d|7\d|8\d|99)\d{6,9}$/ },
  FR: { prefix: '33', mobile: /^(?:6\d|7[3-9])\d{7}$/ },
  IT: { prefix: '39', mobile: /^3\d{8,9}$/ },
  ES: { prefix: '34', mobile: /^(?:6\d|7[1-4])\d{7}$/ },
  FI: { prefix: '358', mobile: /^(?:4\d|50)\d{4,8}$/ },
  IE: { prefix: '353', mobile: /^8[35-9]\d{7}$/ },
};

const entryDigits = /^(?:\+|00)(\d+)$/;

/** Returns a mobile number with its country, such as `+31612345678`; null when no code is sent to it. */
export const readMobile = (text: string, homeCountry: string): string | null => {
  const compact = text.replaceAll(/[\s()./-]/g, '');
  const international = entryDigits.exec(compact)?.[1];
  for (const [code, { prefix, mobile }] of Object.entries(countries)) {
    const isForeign = international?.startsWith(prefix) === true;
    if (!isForeign && (international !== undefined || code !== homeCountry)) continue;
    // A zero before the number is for calls within the country; some write it after the prefix too.
    const national = (isForeign ? international.slice(prefix.length) : compact).replace(/^0/, '');
    if (mobile.test(national)) return `+${prefix}${national}`;
  }
  return null;
};

/** Shows a number so that its owner recognises it: `+31 •••• 678`. */
export const maskMobile = (number: string): string => {
  const prefix = Object.values(countries).find((country) => number.startsWith(`+${country.prefix}`))?.prefix ?? '';
  return `+${prefix} •••• ${number.slice(-3)}`;
};
