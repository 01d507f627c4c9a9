import type { Zone } from '@pairwise/contracts/remote';

/** Returns the address of the running product, which the Playwright configuration sets: that of the site. */
export const productUrl = (): string => {
  const url = process.env['PRODUCT_URL'];
  if (url === undefined) throw new Error('PRODUCT_URL is not set. Run the journeys with `npm test -- journeys`.');
  return url;
};

/** Returns the origin of a zone of the running product. */
export const zoneUrl = (zone: Zone, product = productUrl()): string => {
  if (zone === 'site' || process.env['ZONES'] === 'single') return product;
  const { protocol, host } = new URL(product);
  return `${protocol}//${zone}.${host}`;
};

/** Returns the address of the product's payment sandbox, whose port the Playwright configuration sets. */
export const sandboxUrl = (): string => {
  const url = new URL(productUrl());
  url.port = String(Number(url.port) + 2);
  return url.origin;
};

/** Returns the address of the console and the control API. */
export const consoleUrl = (): string => {
  const url = process.env['MFE_URL'];
  if (url === undefined) throw new Error('MFE_URL is not set. Run the journeys with `npm test -- journeys`.');
  return url;
};

export const productDataDir = (): string => {
  const dataDir = process.env['PRODUCT_DATA_DIR'];
  if (dataDir === undefined)
    throw new Error('PRODUCT_DATA_DIR is not set. Run the journeys with `npm test -- journeys`.');
  return dataDir;
};
