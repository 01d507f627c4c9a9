export { checkAfterNavigation, documentIsStale, watchRevision } from './revision.ts';
