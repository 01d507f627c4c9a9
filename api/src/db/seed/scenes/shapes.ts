import type { Random } from '../random.ts';

/** The size of a portrait in pixels. */
export const portraitWidth = 800;
export const portraitHeight = 1000;

/** Fills the whole picture with a gradient from the top to the bottom. `id` is unique in the picture. */
export const gradient = (id: string, colors: readonly string[]): string => {
  const stops = colors.map((color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><rect width="${portraitWidth}" height="${portraitHeight}" fill="url(#${id})"/>`;
};

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const rectangle = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius === 0 ? '' : ` rx="${radius}"`}/>`;

/** Fills the whole picture with one colour. */
export const ground = (color: string): string => rectangle(0, 0, portraitWidth, portraitHeight, color);

/** Draws hills across the whole width, down to the lower edge. */
export const hills = (random: Random, y: number, height: number, fill: string): string => {
  const tops = Array.from({ length: 5 }, (_, index) => [index * 200, y - random.between(0, height)] as const);
  const curve = tops.slice(1).map(([x, top], index) => {
    const [from, fromTop] = tops[index] ?? [0, y];
    return `C${from + 100} ${fromTop} ${x - 100} ${top} ${x} ${top}`;
  });
  return `<path d="M0 ${tops[0]?.[1] ?? y}${curve.join('')}V${portraitHeight}H0Z" fill="${fill}"/>`;
};

/** Draws mountains with snow on their tops across the whole width. */
export const mountains = (random: Random, y: number, fill: string, snow: string): string =>
  [-60, 150, 380, 560, 760]
    .map((x) => {
      const [height, half] = [random.between(180, 380), random.between(190, 280)];
      const cap = height * 0.3;
      const side = (half * cap) / height;
      return `<path d="M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z" fill="${fill}"/><path d="M${x} ${y - height}l${side} ${cap}l${-side * 0.5} ${-cap * 0.25}l${-side * 0.5} ${cap * 0.35}l${-side * 0.45} ${-cap * 0.3}l${-side * 0.55} ${cap * 0.2}Z" fill="${snow}"/>`;
    })
    .join('');

/** Draws a tree with a round crown. `y` is where it stands. */
export const tree = (x: number, y: number, size: number, crown: string, shade: string): string =>
  `${rectangle(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, '#7a5a48')}${circle(x, y - size * 0.75, size * 0.38, crown)}${circle(x - size * 0.2, y - size * 0.58, size * 0.24, shade)}${circle(x + size * 0.22, y - size * 0.62, size * 0.22, shade)}`;

/** Draws a fir. `y` is where it stands. */
export const fir = (x: number, y: number, size: number, fill: string): string =>
  [0, 0.28, 0.56]
    .map((up) => {
      const [half, base] = [size * (0.34 - up * 0.3), y - size * up];
      return `<path d="M${x - half} ${base}L${x} ${base - size * 0.48}L${x + half} ${base}Z" fill="${fill}"/>`;
    })
    .join('');

/** Draws a plant in a pot. `y` is where it stands. */
export const plant = (x: number, y: number, size: number, leaf: string, pot: string): string => {
  const leaves = [-70, -42, -16, 12, 40, 68].map(
    (angle) =>
      `<path d="M0 0C${-size * 0.12} ${-size * 0.35} ${-size * 0.06} ${-size * 0.6} 0 ${-size * 0.75}C${size * 0.06} ${-size * 0.6} ${size * 0.12} ${-size * 0.35} 0 0Z" transform="translate(${x} ${y - size * 0.35}) rotate(${angle})" fill="${leaf}"/>`,
  );
  const [half, height] = [size * 0.2, size * 0.38];
  return `${leaves.join('')}<path d="M${x - half} ${y - height}h${half * 2}l${-half * 0.3} ${height}h${-half * 1.4}Z" fill="${pot}"/>`;
};

/** Draws a lamp that hangs from the upper edge. */
export const lamp = (x: number, length: number, shade: string, glow: string): string =>
  `<path d="M${x} 0v${length}" stroke="#3b3540" stroke-width="5"/>${circle(x, length + 56, 120, glow, 0.28)}${circle(x, length + 52, 20, glow)}<path d="M${x - 62} ${length + 50}c0-52 28-66 62-66s62 14 62 66Z" fill="${shade}"/>`;

/** Draws lights out of focus. */
export const lights = (random: Random, colors: readonly string[], bottom: number): string =>
  Array.from({ length: 16 }, () =>
    circle(
      random.between(0, portraitWidth),
      random.between(0, bottom),
      random.between(18, 62),
      random.pick(colors),
      random.between(18, 50) / 100,
    ),
  ).join('');

/** Draws clouds. */
export const clouds = (random: Random, fill: string, opacity: number): string =>
  Array.from({ length: 3 }, () => {
    const [x, y, size] = [random.between(-40, portraitWidth - 160), random.between(50, 320), random.between(60, 110)];
    return `<g fill="${fill}" opacity="${opacity}"><rect x="${x}" y="${y}" width="${size * 2.6}" height="${size * 0.5}" rx="${size * 0.25}"/><circle cx="${x + size * 0.8}" cy="${y + size * 0.08}" r="${size * 0.42}"/><circle cx="${x + size * 1.5}" cy="${y + size * 0.04}" r="${size * 0.55}"/></g>`;
  }).join('');
