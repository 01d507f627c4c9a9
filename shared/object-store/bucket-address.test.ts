import { parseBucketAddress } from './bucket-address.ts';

test('reads bucket, prefix, region and endpoint of an address', () => {
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
  ['s3://deployables/..%2fother', /invalid bucket/],
  ['s3://deployables?endpiont=http://host', /endpiont/],
  ['s3://deployables?endpoint=ftp://host', /http or https/],
  ['s3://deployables?endpoint=http://user@host', /http or https/],
])('refuses %s', (address, reason) => {
  expect(() => parseBucketAddress(address)).toThrow(reason);
});
