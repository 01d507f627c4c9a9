import { isIP } from 'node:net';

const isTrustable = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // All addresses together are everybody, who could then claim to be anybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/**
 * Reads the setting TRUST_PROXY: addresses and ranges, `10.0.0.5, 10.1.0.0/16`.
 * @throws Error with a sentence for who sets it
 */
export const parseTrustProxy = (text: string): string[] => {
  const list = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = list.find((part) => !isTrustable(part));
  if (wrong !== undefined) throw new Error(`${wrong} is no address and no range of some, such as 10.1.0.0/16`);
  return list;
};
