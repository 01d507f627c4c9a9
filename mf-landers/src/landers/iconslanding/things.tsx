/** What two people can do together, each as a drawing of strokes in a box of 24 by 24. */
export const things = {
  coffee: 'M4 9h12v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 10h2a3 3 0 0 1 0 6h-2M8 3c-1 1-1 2 0 3M12 3c-1 1-1 2 0 3',
  walk: 'M13 4.5a1 1 0 1 0 .1 0M7 21l3-5M16 21l-2-5-3-3 1-6M6 12l2-3 4-2 3 3 3 1',
  cook: 'M5 10h14v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM2 11h3M19 11h3M9 3v3M12 2v4M15 3v3',
  music: 'M9 18V5l11-2v13M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0M20 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  film: 'M4 10h16v10H4zM4 10l-1-4 15-4 1 4zM8 9l-2-4M13 8l-2-4',
  book: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  travel: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  dance: 'M12 3a2 2 0 1 0 .1 0M12 8l-5 3M12 8l5-3M12 8v6l-4 7M12 14l5 2-1 5',
  wine: 'M7 3h10l-.5 6a4.5 4.5 0 0 1-9 0zM12 14v7M8 21h8M7.5 7h9',
} as const;

export type Thing = keyof typeof things;

export const thingNames: readonly Thing[] = [
  'coffee',
  'walk',
  'cook',
  'music',
  'film',
  'book',
  'travel',
  'dance',
  'wine',
];

/** Draws a thing. Decorative: its name is beside it. */
export const ThingIcon = ({ thing }: { thing: Thing }) => (
  <svg
    viewBox="0 0 24 24"
    width="40"
    height="40"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={things[thing]} />
  </svg>
);
