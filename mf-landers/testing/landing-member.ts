import type { LandingMember } from '@pairwise/contracts/endpoints/member-landing';
import { image, marta } from '@pairwise/testing';

/** A member who has agreed to a landing page. */
export const landingMember = (differences: Partial<LandingMember> = {}): LandingMember => ({
  id: 7,
  name: 'Marta',
  age: 31,
  region: marta.region,
  country: marta.country,
  main_image: image('marta'),
  fictional_icon: false,
  interests: ['cooking', 'board_games', 'hiking'],
  ...differences,
});
