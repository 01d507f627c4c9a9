import type { Niche } from '../niche/niche.ts';
import type { Cast, Person } from './cast.ts';

/** A person of a lander's own folder, in a place among the six, from 1. */
export interface PersonAt extends Person {
  place: number;
}

/** Lander → niche → people of its own. */
export type LanderPictures = Readonly<Record<string, Partial<Record<Niche, readonly PersonAt[]>>>>;

/** Returns the people of a lander: those of its own folder in their places, and else those of the niche. */
export const withOwnPictures = (cast: Cast, own: readonly PersonAt[] = []): Cast =>
  // The cast has as many people as before.
  cast.map((person, at) => own.find(({ place }) => place === at + 1) ?? person) as unknown as Cast;
