// The judge of canaries and what it counts, for the claim that it is fair.
export { countedVisitors } from './counted-visitors.ts';
export { type ArmHealth, type ArmPair, type ComparedArms, type Judgement, judgeArms } from './judge-arms.ts';
export { addDocument, addShown, emptyMinute, type MinuteHealth, sumOf } from './minute-health.ts';
export { healthOf } from './version-health.ts';
