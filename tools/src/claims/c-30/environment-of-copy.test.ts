import { environmentOfCopy } from './environment-of-copy.ts';

test('the commands of a copied checkout reach no product but that of the copy', () => {
  const ofOperator = {
    DATABASE_URL: 'postgres://db.pairwise.example/product',
    MFE_URL: 'https://console.pairwise.example',
    MFE_TOKEN: 'token of the operator',
    DATA_DIR: '/var/lib/pairwise',
    NODE_ENV: 'production',
  };
  expect(environmentOfCopy('/tmp/copy', { ...ofOperator, PATH: '/usr/bin' })).toEqual({
    DATA_DIR: '/tmp/copy/.data',
    NODE_ENV: 'test',
    PATH: '/usr/bin',
  });
});
