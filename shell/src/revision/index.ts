export { askAfterNavigation, documentIsStale, watchRevision } from './revision.ts';
