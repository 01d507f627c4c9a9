export { openArtifacts } from './artifact-store.ts';
export { publishBuild } from './publish-build.ts';
