/** Drawn portraits in place of photos: small, identical on every machine, and of no real person. */
const people = [
  { ground: '#f6b37a', hair: '#2a1a22', skin: '#a86a4a', coat: '#43195f' },
  { ground: '#8fb7c9', hair: '#5b3a1e', skin: '#e3b08b', coat: '#d96c3f' },
  { ground: '#c7a5dd', hair: '#1c1320', skin: '#7a4a35', coat: '#f2d6a2' },
  { ground: '#a9cfa4', hair: '#b5652b', skin: '#f0c4a4', coat: '#23395b' },
  { ground: '#f3d38b', hair: '#3a2b28', skin: '#c98e68', coat: '#5c2a99' },
  { ground: '#e7a9b5', hair: '#7d7480', skin: '#eabfa0', coat: '#2b4a4f' },
];

const draw = ({ ground, hair, skin, coat }: (typeof people)[number]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500">
<rect width="400" height="500" fill="${ground}"/><ellipse cx="200" cy="200" rx="108" ry="124" fill="${hair}"/>
<path d="M40 500c0-112 72-168 160-168s160 56 160 168z" fill="${coat}"/>
<path d="M164 280h72v62c0 44-72 44-72 0z" fill="${skin}"/><ellipse cx="200" cy="214" rx="78" ry="96" fill="${skin}"/>
<path d="M112 206c8-96 168-112 178 4-40-8-66-34-80-62-18 32-52 52-98 58z" fill="${hair}"/></svg>`;

/** Addresses of six portraits in the ratio 4 to 5. */
export const portraits: readonly string[] = people.map(
  (person) => `data:image/svg+xml,${encodeURIComponent(draw(person))}`,
);
