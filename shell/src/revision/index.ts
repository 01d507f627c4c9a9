export { documentIsStale, watchRevision } from './revision.ts';
