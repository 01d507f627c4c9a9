/** A position of the pointer (CSS pixels) and its time (milliseconds). */
export interface Sample {
  x: number;
  y: number;
  time: number;
}

export type Direction = 'left' | 'right';

/** A finger that rests moves up to this far, in px. */
const SLOP = 8;

/** The time before the release that the speed is measured in, in milliseconds. */
const SPEED_WINDOW = 100;

/** The speed of a flick, in px per millisecond, and the distance that it needs. */
const FLICK_SPEED = 0.5;
const FLICK_WAY = 24;

/** A release that moves back this fast, in px per millisecond, is no swipe. */
const BACK_SPEED = 0.3;

const MAX_TILT = 14;

/** Returns the axis of a movement; undefined while it is too short. Vertical wins a tie, because pages scroll more often. */
export const axisOf = (dx: number, dy: number): 'x' | 'y' | undefined => {
  if (Math.hypot(dx, dy) < SLOP) return undefined;
  return Math.abs(dy) >= Math.abs(dx) ? 'y' : 'x';
};

/** Returns the horizontal speed at the time `now`, in px per millisecond; to the right is positive. */
export const velocityOf = (samples: readonly Sample[], now: number): number => {
  const recent = samples.filter(({ time }) => now - time <= SPEED_WINDOW);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time <= first.time) return 0;
  return (last.x - first.x) / (last.time - first.time);
};

/** Returns how far a card of this width must be dragged until a release throws it, in px. */
export const thresholdOf = (width: number): number => Math.min(Math.max(width * 0.28, 56), 130);

interface Release {
  dx: number;
  /** Px per millisecond. */
  velocity: number;
  /** Of the card, in px. */
  width: number;
}

/** Returns the side that a release throws the card to; undefined when it springs back. */
export const decisionOf = ({ dx, velocity, width }: Release): Direction | undefined => {
  const side = Math.sign(dx);
  const along = velocity * side;
  const isFar = Math.abs(dx) >= thresholdOf(width) && along > -BACK_SPEED;
  const isFlick = Math.abs(dx) >= FLICK_WAY && along >= FLICK_SPEED;
  if (!isFar && !isFlick) return undefined;
  return side > 0 ? 'right' : 'left';
};

/** Returns the share of the distance to the threshold: -1 (left) to 1 (right). */
export const pullOf = (dx: number, width: number): number => Math.min(Math.max(dx / thresholdOf(width), -1), 1);

/** Returns the tilt in degrees. A card held at its lower half tilts the other way, as paper does. */
export const tiltOf = (dx: number, width: number, heldLow: boolean): number => {
  const tilt = Math.min(Math.max((dx / Math.max(width, 1)) * MAX_TILT, -MAX_TILT), MAX_TILT);
  return heldLow ? -tilt : tilt;
};
