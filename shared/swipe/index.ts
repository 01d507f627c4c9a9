export { decisionOf, type Direction } from './swipe-maths.ts';
export { putToRest, useSwipePointer } from './use-swipe-pointer.ts';
