import { isIP } from 'node:net';

const isTrustable = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // A range of all addresses would trust every client's word about its own address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

/**
 * Reads the setting TRUST_PROXY: a list of addresses and ranges, `10.0.0.5, 10.1.0.0/16`.
 * @throws Error with a sentence for the operator
 */
export const parseTrustProxy = (text: string): string[] => {
  const list = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = list.find((part) => !isTrustable(part));
  if (wrong !== undefined) throw new Error(`${wrong} is neither an IP address nor a range such as 10.1.0.0/16`);
  return list;
};
