export { findHold, type Hold } from './find-hold.ts';
export { formatCandidate } from './format-candidate.ts';
