/** Location of an S3-compatible store. The SDK reads its credentials from the environment. */
export interface BucketAddress {
  bucket: string;
  /** Without leading and trailing slashes; empty for the root of the bucket. */
  prefix: string;
  region: string;
  /** Another service than Amazon's. */
  endpoint?: string;
}

const DEFAULT_REGION = 'us-east-1';
const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Parses `s3://bucket/prefix?endpoint=http://host:port&region=eu-west-1`.
 * @throws Error with a sentence for the operator
 */
export const parseBucketAddress = (text: string): BucketAddress => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:') throw new Error('must look like s3://bucket/prefix?endpoint=https://host&region=name');
  if (url.username || url.password) throw new Error('holds credentials, which belong in the environment (AWS_…)');
  const prefix = url.pathname.split('/').filter(Boolean);
  if (![url.hostname, ...prefix].every((part) => segment.test(part)))
    throw new Error('has an invalid bucket or prefix');
  const unknown = [...url.searchParams.keys()].find((key) => key !== 'endpoint' && key !== 'region');
  if (unknown !== undefined) throw new Error(`has the unknown parameter ${unknown}; known are endpoint and region`);
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    throw new Error('needs an endpoint that is an http or https origin');
  }
  return {
    bucket: url.hostname,
    prefix: prefix.join('/'),
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    ...(endpoint !== null && { endpoint: endpoint.replace(/\/$/, '') }),
  };
};
