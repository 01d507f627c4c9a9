import { parseBucketAddress } from './bucket-address.ts';

test('an address names bucket, prefix, region and endpoint', () => {
  expect(parseBucketAddress('s3://deployables/live/eu?endpoint=http://127.0.0.1:9000/&region=eu-west-1')).toEqual({
    bucket: 'deployables',
    prefix: 'live/eu',
    region: 'eu-west-1',
    endpoint: 'http://127.0.0.1:9000',
  });
  expect(parseBucketAddress('s3://deployables')).toEqual({ bucket: 'deployables', prefix: '', region: 'us-east-1' });
});

test.each([
  ['https://deployables/live', /must look like/],
  ['deployables', /must look like/],
  ['s3://key:secret@deployables', /credentials/],
  ['s3://deployables/..%2fother', /odd/],
  ['s3://deployables?endpiont=http://host', /endpiont/],
  ['s3://deployables?endpoint=ftp://host', /http or https/],
  ['s3://deployables?endpoint=http://user@host', /http or https/],
])('%s is refused', (address, reason) => {
  expect(() => parseBucketAddress(address)).toThrow(reason);
});
