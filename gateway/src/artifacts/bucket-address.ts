/** Where an S3-compatible store is. Its credentials come from the environment, as the SDK reads them. */
export interface BucketAddress {
  bucket: string;
  /** Without slashes at its ends; empty for the root of the bucket. */
  prefix: string;
  region: string;
  /** Another service than Amazon's. */
  endpoint?: string;
}

const DEFAULT_REGION = 'us-east-1';
const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Reads `s3://bucket/prefix?endpoint=http://host:port&region=eu-west-1`.
 * @throws Error with a sentence for who sets it
 */
export const parseBucketAddress = (text: string): BucketAddress => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:') throw new Error('must look like s3://bucket/prefix?endpoint=https://host&region=name');
  if (url.username || url.password) throw new Error('holds credentials: they belong into the environment (AWS_…)');
  const prefix = url.pathname.split('/').filter(Boolean);
  if (![url.hostname, ...prefix].every((part) => segment.test(part))) throw new Error('has an odd bucket or prefix');
  const unknown = [...url.searchParams.keys()].find((key) => key !== 'endpoint' && key !== 'region');
  if (unknown !== undefined) throw new Error(`does not know ${unknown}; only endpoint and region`);
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
