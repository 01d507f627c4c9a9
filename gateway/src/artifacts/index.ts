export { openArtifacts } from './artifact-store.ts';
export { parseBucketAddress } from './bucket-address.ts';
export { publishBuild } from './publish-build.ts';
