import type { Scene } from './scene.ts';
import { circle, clouds, fir, gradient, hills, mountains, portraitWidth, rectangle, tree } from './shapes.ts';

const beach: Scene = (random) => {
  const [sky, sea, sand, light] = random.pick([
    [['#8fd3f4', '#d8f1fb'], '#3f9fc4', '#f2dcae', '#fff4d6'],
    [['#f7a77c', '#fde3b8'], '#c7738a', '#e9b98a', '#ffb066'],
    [['#6d7fc4', '#f3b7b0'], '#4d5f9e', '#d6b49a', '#ff9d7a'],
  ] as const);
  const sun = circle(random.between(80, 720), random.between(250, 420), random.between(60, 95), '#fff6dc', 0.9);
  const waves = [560, 610, 670].map(
    (y) =>
      `<path d="M0 ${y}q50 -16 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0" stroke="#fff" stroke-width="5" fill="none" opacity="0.35"/>`,
  );
  const palm = (x: number, flip: 1 | -1) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)"><path d="M0 900C20 640 10 430 60 250" stroke="#7d5b46" stroke-width="22" fill="none"/>${[-150, -110, -60, -20, 20].map((angle) => `<path d="M0 0C60 -46 140 -40 200 20C130 4 70 14 0 0Z" transform="translate(60 250) rotate(${angle})" fill="#3d8a63"/>`).join('')}</g>`;
  return {
    svg: `${gradient('sky', sky)}${sun}${rectangle(0, 520, portraitWidth, 480, sea)}${waves.join('')}<path d="M0 760C200 700 560 740 800 690V1000H0Z" fill="${sand}"/>${random.chance(0.6) ? (random.chance(0.5) ? palm(40, 1) : palm(760, -1)) : ''}`,
    light,
  };
};

const alps: Scene = (random) => {
  const [sky, far, near, meadow, light] = random.pick([
    [['#a7d3f0', '#e9f5fb'], '#8aa7c2', '#6488a8', '#7fb46f', '#fffbe8'],
    [['#f5b89a', '#fde8d3'], '#a98aa6', '#7c6b93', '#8a9a63', '#ffb98a'],
  ] as const);
  return {
    svg: `${gradient('sky', sky)}${clouds(random, '#fff', 0.75)}${mountains(random, 640, far, '#fdfdff')}${mountains(random, 740, near, '#f3f6fb')}${hills(random, 760, 60, meadow)}`,
    light,
  };
};

const snow: Scene = (random) => ({
  svg: `${gradient('sky', ['#b9d4ea', '#eef5fa'])}${hills(random, 620, 70, '#dbe7f1')}${[60, 190, 610, 740].map((x) => fir(x, 690 + random.between(-30, 40), random.between(230, 330), '#5f8a86')).join('')}${hills(random, 760, 60, '#f6fafd')}${Array.from({ length: 36 }, () => circle(random.between(0, 800), random.between(0, 760), random.between(3, 8), '#fff', 0.9)).join('')}`,
  light: '#eaf4ff',
});

const park: Scene = (random) => {
  const [sky, lawn, crowns, light] = random.pick([
    [['#bfe3f5', '#f0f9ee'], '#8fc57a', ['#5fa463', '#79b86d', '#4c9160'], '#fff8d9'],
    [['#f6d9b0', '#fdf1dc'], '#c9a860', ['#d9823b', '#c65f38', '#e0a13e'], '#ffc77a'],
    [['#f7d7e4', '#fdf2f4'], '#a9cf8b', ['#f2a6bf', '#f7bfd0', '#e58fac'], '#ffeef3'],
  ] as const);
  const row = (y: number, size: number, places: readonly number[]) =>
    places.map((x) => tree(x, y, size + random.between(-40, 50), random.pick(crowns), random.pick(crowns))).join('');
  return {
    svg: `${gradient('sky', sky)}${clouds(random, '#fff', 0.6)}${hills(random, 600, 40, lawn)}${row(640, 290, [150, 330, 520, 700])}${row(760, 460, [20, 770])}${hills(random, 780, 30, lawn)}`,
    light,
  };
};

const forest: Scene = (random) => {
  const [deep, middle, front, light] = random.pick([
    ['#a9c7b4', '#5f8f76', '#3d6a55', '#f3f7d5'],
    ['#e6c9a0', '#b9804d', '#855538', '#ffd08a'],
  ] as const);
  const row = (y: number, size: number, count: number, fill: string) =>
    Array.from({ length: count }, (_, index) =>
      fir((index * 800) / (count - 1) + random.between(-30, 30), y, size + random.between(-60, 90), fill),
    ).join('');
  return {
    svg: `${gradient('sky', ['#f1f5e6', deep])}${row(640, 360, 9, deep)}${row(740, 480, 7, middle)}${row(880, 620, 5, front)}<path d="M${random.between(80, 300)} 0l-190 1000h210l170 -1000Z" fill="#fff" opacity="0.16"/>`,
    light,
  };
};

const lake: Scene = (random) => {
  const [sky, water, shore, light] = random.pick([
    [['#9fd0ee', '#e5f4fa'], '#6fb1d3', '#6aa071', '#fffbe0'],
    [['#7a6fb0', '#f4a98f'], '#8a6f9f', '#4f4a6d', '#ff9b73'],
  ] as const);
  const [x, y] = [random.chance(0.5) ? 150 : 650, 690];
  const boat = `<path d="M${x - 90} ${y}h180l-30 44h-120Z" fill="#c9574f"/><path d="M${x} ${y - 14}v-220l96 190Z" fill="#fff8ec"/><path d="M${x - 10} ${y - 14}v-180l-66 164Z" fill="#f3e3cb"/>`;
  return {
    svg: `${gradient('sky', sky)}${clouds(random, '#fff', 0.55)}${hills(random, 600, 90, shore)}${rectangle(0, 590, portraitWidth, 410, water)}${[640, 720, 810].map((top) => rectangle(random.between(0, 500), top, random.between(140, 300), 6, '#ffffff66', 3)).join('')}${boat}`,
    light,
  };
};

const meadow: Scene = (random) => ({
  svg: `${gradient('sky', ['#cfe6fb', '#fff3dc'])}${circle(random.between(100, 700), 220, 80, '#fff3c4', 0.9)}${hills(random, 600, 90, '#a8cf8d')}${hills(random, 700, 60, '#86ba74')}${Array.from({ length: 60 }, () => circle(random.between(0, 800), random.between(690, 990), random.between(7, 16), random.pick(['#f7c948', '#ef6f8b', '#fff', '#b58be0']))).join('')}`,
  light: '#fff6d5',
});

const city: Scene = (random) => {
  const [sky, towers, near, lit] = random.pick([
    [['#1d2547', '#5a4a86'], '#2a3160', '#1a2044', '#ffd98a'],
    [['#f29a76', '#fbdcae'], '#a86f7c', '#7a5068', '#fff0c2'],
  ] as const);
  const row = (y: number, fill: string, least: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const [x, width, height] = [index * 104 - 20, random.between(90, 130), random.between(least, least + 240)];
      const windows = Array.from({ length: 14 }, () =>
        rectangle(x + 12 + random.between(0, 4) * 20, y - height + 20 + random.between(0, 10) * 26, 10, 14, lit),
      );
      return `${rectangle(x, y - height, width, height + 400, fill)}<g opacity="0.75">${windows.join('')}</g>`;
    }).join('');
  return {
    svg: `${gradient('sky', sky)}${circle(random.between(100, 700), 160, 46, '#fff3d6', 0.85)}${row(760, towers, 300)}${row(860, near, 150)}`,
    light: '#ffb57a',
  };
};

/** Scenes under the open sky. */
export const outdoors: readonly Scene[] = [beach, alps, snow, park, forest, lake, meadow, city];
