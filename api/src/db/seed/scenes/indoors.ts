import type { Random } from '../random.ts';
import type { Scene } from './scene.ts';
import { circle, gradient, ground, lamp, lights, plant, portraitWidth, rectangle } from './shapes.ts';

const spines = ['#b8504a', '#d99a4e', '#50708f', '#6f9375', '#7a5c86', '#e3d3b2', '#39424e', '#c9b7a1'];

/** Draws a row of books between two edges. `y` is the board that they stand on. */
const books = (random: Random, from: number, to: number, y: number): string => {
  const rows: string[] = [];
  for (let x = from; x < to - 20;) {
    const [width, height] = [random.between(18, 40), random.between(110, 168)];
    rows.push(rectangle(x, y - height, Math.min(width, to - x), height, random.pick(spines), 3));
    x += width + (random.chance(0.12) ? random.between(16, 60) : 3);
  }
  return rows.join('');
};

const library: Scene = (random) => {
  const [wall, board] = random.pick([
    ['#5b4538', '#3f2f27'],
    ['#e9dfd0', '#b99b78'],
    ['#34495a', '#22323f'],
  ] as const);
  const rows = [210, 430, 650, 870].map(
    (y) => `${books(random, 20, 780, y)}${rectangle(0, y, portraitWidth, 22, board)}`,
  );
  return {
    svg: `${ground(wall)}${rows.join('')}${ground('#2b1d1233')}`,
    light: '#ffd9a3',
  };
};

/** Draws a window with its frame and the sky in it. */
const paneWindow = (x: number, y: number, width: number, height: number, sky: string, frame: string): string =>
  `${rectangle(x, y, width, height, frame, 10)}${rectangle(x + 16, y + 16, width - 32, height - 32, sky)}${rectangle(x + width / 2 - 6, y, 12, height, frame)}${rectangle(x, y + height * 0.45, width, 12, frame)}`;

const home: Scene = (random) => {
  const [wall, frame, sky, light] = random.pick([
    ['#f1e4d6', '#fffaf3', '#bfe0f2', '#fff3dd'],
    ['#dfe7df', '#fbfdfa', '#d4ebf5', '#f5fbef'],
    ['#e7d6d8', '#fff7f6', '#f6d7c3', '#ffe4d3'],
    ['#51627a', '#d8e0ea', '#f2b48c', '#ffc99b'],
  ] as const);
  const left = random.chance(0.5);
  const picture = `${rectangle(left ? 560 : 70, 150, 170, 220, frame, 6)}${rectangle(left ? 580 : 90, 170, 130, 180, random.pick(['#e0a58f', '#8fb3a8', '#b9a6d0', '#d9b45f']))}${circle(left ? 645 : 155, 240, 34, '#fff', 0.7)}`;
  return {
    svg: `${ground(wall)}${paneWindow(left ? 60 : 480, 90, 260, 420, sky, frame)}${picture}${rectangle(0, 880, portraitWidth, 120, '#00000014')}${plant(left ? 690 : 110, 920, random.between(260, 340), random.pick(['#5c8f6b', '#7aa86f', '#3f7a62']), random.pick(['#c9714f', '#e8e0d2', '#4a5568']))}`,
    light,
  };
};

const cafe: Scene = (random) => {
  const [wall, panel, shade] = random.pick([
    ['#3f5b56', '#2f4641', '#e0a44f'],
    ['#6a4a3c', '#4f362b', '#f0d9b5'],
    ['#8d4f4c', '#6c3a38', '#f3c98b'],
  ] as const);
  const shelf = (y: number) =>
    `${rectangle(60, y, 680, 14, '#00000055', 4)}${Array.from({ length: 9 }, (_, index) => {
      const height = random.between(50, 104);
      return rectangle(
        90 + index * 72,
        y - height,
        random.between(28, 44),
        height,
        random.pick(['#e9d7b9', '#b9c7a7', '#caa27b', '#8fa9b3', '#d8efe6']),
        8,
      );
    }).join('')}`;
  return {
    svg: `${ground(wall)}${shelf(330)}${shelf(520)}${rectangle(0, 640, portraitWidth, 360, panel)}${lamp(random.between(90, 200), random.between(90, 170), shade, '#ffe7b0')}${lamp(random.between(600, 710), random.between(60, 190), shade, '#ffe7b0')}`,
    light: '#ffcf8a',
  };
};

const kitchen: Scene = (random) => {
  const [tile, joint, cupboard] = random.pick([
    ['#e3eef0', '#cfdfe2', '#4f7f86'],
    ['#f4ece1', '#e4d6c4', '#b5653f'],
    ['#eef0e4', '#dadfc8', '#6d7f4c'],
  ] as const);
  const tiles = Array.from({ length: 11 }, (_, row) => rectangle(0, row * 80, portraitWidth, 4, joint)).join('');
  const columns = Array.from({ length: 11 }, (_, column) => rectangle(column * 80, 0, 4, 860, joint)).join('');
  const pans = [120, 210, 610, 700].map(
    (x) =>
      `<path d="M${x} 236v${random.between(40, 90)}" stroke="#4a4a4f" stroke-width="8"/>${circle(x, random.between(340, 380), 42, random.pick(['#c98b4b', '#55585f', '#d9d9d4']))}`,
  );
  return {
    svg: `${ground(tile)}${tiles}${columns}${rectangle(60, 226, 680, 12, '#6b5647', 6)}${pans.join('')}${rectangle(0, 820, portraitWidth, 180, cupboard)}${rectangle(0, 800, portraitWidth, 26, '#f6f1e8')}${plant(random.chance(0.5) ? 90 : 710, 806, 190, '#6fa36a', '#d7a27c')}`,
    light: '#fff6e6',
  };
};

const studio: Scene = (random) => {
  const [light, middle, dark] = random.pick([
    ['#ffe3c4', '#f6ad6d', '#e5813f'],
    ['#e5d8fa', '#b493e0', '#7c55b8'],
    ['#cfe4f7', '#8fb4da', '#5379ad'],
    ['#ffd6d0', '#e58f8a', '#bd5a68'],
    ['#d6efe2', '#8cc4a8', '#4f8f76'],
    ['#fff0c9', '#eec86f', '#cf9a35'],
  ] as const);
  return {
    svg: `${gradient('wall', [light, middle, dark])}${circle(random.between(150, 650), random.between(250, 450), random.between(260, 360), light, 0.45)}`,
    light,
  };
};

const concert: Scene = (random) => {
  const [sky, colors, light] = random.pick([
    [['#2b1440', '#6a2358'], ['#ff6fa5', '#ffc46b', '#8f7bff'], '#ff8fc0'],
    [['#0f2a44', '#1f5a73'], ['#5fd6e0', '#ffd36b', '#7fa8ff'], '#8fe3ff'],
  ] as const);
  const beams = [120, 400, 680].map(
    (x) =>
      `<path d="M${x} 0l${-170 + random.between(-40, 40)} 900h300Z" fill="${random.pick(colors)}" opacity="0.16"/>`,
  );
  return { svg: `${gradient('sky', sky)}${beams.join('')}${lights(random, colors, 760)}`, light };
};

/** Scenes in rooms and halls. */
export const indoors: readonly Scene[] = [library, home, cafe, kitchen, studio, concert];
