import { failingNetworks } from './failing-networks.ts';

test('PLAT-07 each network counts once, in both arms by its share', () => {
  expect(failingNetworks([['bot', 300]], [])).toEqual({ canary: 1, control: 0 });
  expect(
    failingNetworks(
      [
        ['a', 1],
        ['carrier', 10],
      ],
      [
        ['b', 1],
        ['carrier', 30],
      ],
    ),
  ).toEqual({ canary: 1.25, control: 1.75 });
  expect(failingNetworks([], [])).toEqual({ canary: 0, control: 0 });
});

test('PLAT-07 what is not counted by network counts like the rest on average', () => {
  // Two documents of each known network, so half of the others count.
  expect(
    failingNetworks(
      [
        ['a', 2],
        ['others', 6],
      ],
      [
        ['b', 2],
        ['others', 2],
      ],
    ),
  ).toEqual({ canary: 4, control: 2 });
});
