/** Address of the started product and its data, as the playwright configuration set them. */
export const productUrl = (): string => {
  const url = process.env['PRODUCT_URL'];
  if (url === undefined) throw new Error('PRODUCT_URL is not set: journeys run by npm test');
  return url;
};

export const productDataDir = (): string => {
  const dataDir = process.env['PRODUCT_DATA_DIR'];
  if (dataDir === undefined) throw new Error('PRODUCT_DATA_DIR is not set: journeys run by npm test');
  return dataDir;
};
