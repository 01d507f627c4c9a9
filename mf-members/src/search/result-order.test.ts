import { card, cards } from '../../testing/builders.ts';
import { featuredOf, inOrder } from './result-order.ts';

const faceless = card(1, { main_image: null });
const [second, third] = cards(2, 2);

test('MEMBER-01 the large member is the first with a photo, and comes first', () => {
  const members = [faceless, ...cards(2, 2)];
  expect(featuredOf(members)?.id).toBe(second?.id);
  expect(inOrder(members, true).map(({ id }) => id)).toEqual([second?.id, 1, third?.id]);
  expect(inOrder(members, false)).toEqual(members);
});

test('MEMBER-01 one or two members fill no rows beside a large one: none is large', () => {
  expect(featuredOf(cards(1))).toBeUndefined();
  expect(featuredOf(cards(2))).toBeUndefined();
  expect(featuredOf([faceless, faceless, faceless])).toBeUndefined();
});
