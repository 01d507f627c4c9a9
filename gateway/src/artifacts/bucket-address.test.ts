import { parseBucketAddress } from './bucket-address.ts';

test('an address names bucket, prefix, region and endpoint', () => {
  expect(parseBucketAddress('s3://pieces/live/eu?endpoint=http://127.0.0.1:9000/&region=eu-west-1')).toEqual({
    bucket: 'pieces',
    prefix: 'live/eu',
    region: 'eu-west-1',
    endpoint: 'http://127.0.0.1:9000',
  });
  expect(parseBucketAddress('s3://pieces')).toEqual({ bucket: 'pieces', prefix: '', region: 'us-east-1' });
});

test.each([
  ['https://pieces/live', /must look like/],
  ['pieces', /must look like/],
  ['s3://key:secret@pieces', /credentials/],
  ['s3://pieces/..%2fother', /odd/],
  ['s3://pieces?endpiont=http://host', /endpiont/],
  ['s3://pieces?endpoint=ftp://host', /http or https/],
  ['s3://pieces?endpoint=http://user@host', /http or https/],
])('%s is refused', (address, reason) => {
  expect(() => parseBucketAddress(address)).toThrow(reason);
});
