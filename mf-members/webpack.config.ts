import { remoteConfig } from '@pairwise/webpack';

export default remoteConfig(import.meta.dirname);
