import { castOf } from './cast.ts';
import { withOwnPictures } from './lander-pictures.ts';

test('LAND-01 a picture of a lander’s own folder replaces the person of the niche in its place', () => {
  const cast = castOf('she');
  const own = { place: 2, name: 'Inès', age: 34, src: 'ines.webp' };
  const people = withOwnPictures(cast, [own]);
  expect(people[1]).toEqual(own);
  expect(people.filter((_, at) => at !== 1)).toEqual(cast.filter((_, at) => at !== 1));
  // The control: without pictures of its own, a lander has the people of the niche.
  expect(withOwnPictures(cast)).toEqual(cast);
});
