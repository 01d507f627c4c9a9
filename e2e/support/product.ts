/** Returns the address of the running product, which the Playwright configuration sets. */
export const productUrl = (): string => {
  const url = process.env['PRODUCT_URL'];
  if (url === undefined) throw new Error('PRODUCT_URL is not set. Run the journeys with `npm test -- journeys`.');
  return url;
};

export const productDataDir = (): string => {
  const dataDir = process.env['PRODUCT_DATA_DIR'];
  if (dataDir === undefined)
    throw new Error('PRODUCT_DATA_DIR is not set. Run the journeys with `npm test -- journeys`.');
  return dataDir;
};
