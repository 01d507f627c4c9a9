// The judge of canaries and what it counts, for the claim that it is fair.
export type { ArmHealth } from './figures.ts';
export { type CountedDocument, countedDocuments } from './counted-documents.ts';
export { independentPages, PAGES_OF_NETWORK } from './independent-pages.ts';
export { type ComparedArms, reasonToHalt } from './judge-arms.ts';
export { addDocument, addShown, type CountedParts, emptyMinute, type MinuteHealth, sumOf } from './minute-health.ts';
export { healthOf } from './version-health.ts';
