/** Where the pointer was at a moment: CSS pixels and milliseconds. */
export interface Sample {
  x: number;
  y: number;
  time: number;
}

export type Direction = 'left' | 'right';

/** So far a finger trembles without meaning to move, in px. */
const SLOP = 8;

/** Speed is that of the last moments: who stops before letting go has no speed left. Milliseconds. */
const SPEED_WINDOW = 100;

/** A flick, in px per millisecond, which needs less of the way. */
const FLICK_SPEED = 0.5;
const FLICK_WAY = 24;

/** Who moves back this fast while letting go has changed their mind. Px per millisecond. */
const BACK_SPEED = 0.3;

const MAX_TILT = 14;

/** Which way a movement goes, once it is one. Vertical wins: the page scrolls more often than a card is thrown. */
export const axisOf = (dx: number, dy: number): 'x' | 'y' | undefined => {
  if (Math.hypot(dx, dy) < SLOP) return undefined;
  return Math.abs(dy) >= Math.abs(dx) ? 'y' : 'x';
};

/** Horizontal speed at the moment `now`, in px per millisecond; to the right is positive. */
export const velocityOf = (samples: readonly Sample[], now: number): number => {
  const recent = samples.filter(({ time }) => now - time <= SPEED_WINDOW);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time <= first.time) return 0;
  return (last.x - first.x) / (last.time - first.time);
};

/** How far a card of this width is moved until letting go throws it, in px. */
export const thresholdOf = (width: number): number => Math.min(Math.max(width * 0.28, 56), 130);

interface Release {
  dx: number;
  /** Px per millisecond. */
  velocity: number;
  /** Of the card, in px. */
  width: number;
}

/** What letting go means: thrown to a side, or undefined: back to its place. */
export const decisionOf = ({ dx, velocity, width }: Release): Direction | undefined => {
  const side = Math.sign(dx);
  const along = velocity * side;
  const isFar = Math.abs(dx) >= thresholdOf(width) && along > -BACK_SPEED;
  const isFlick = Math.abs(dx) >= FLICK_WAY && along >= FLICK_SPEED;
  if (!isFar && !isFlick) return undefined;
  return side > 0 ? 'right' : 'left';
};

/** How much of the way to the threshold is done: -1 (left) to 1 (right). */
export const pullOf = (dx: number, width: number): number => Math.min(Math.max(dx / thresholdOf(width), -1), 1);

/** Degrees. A card held at its lower half tilts the other way, as one of paper does. */
export const tiltOf = (dx: number, width: number, heldLow: boolean): number => {
  const tilt = Math.min(Math.max((dx / Math.max(width, 1)) * MAX_TILT, -MAX_TILT), MAX_TILT);
  return heldLow ? -tilt : tilt;
};
