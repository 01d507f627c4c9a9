import type { AgeBand } from './age-bands.ts';
import { openDeck } from './deck.ts';
import { drawFigure } from './figures.ts';
import type { Gender } from './gender.ts';
import type { Random } from './random.ts';
import { indoors } from './scenes/indoors.ts';
import { outdoors } from './scenes/outdoors.ts';
import { portraitHeight, portraitWidth } from './scenes/shapes.ts';

export interface Portrait {
  svg: string;
  hairColor: string;
}

/** The pose of a person in the picture. */
interface Pose {
  /** The width of the figure in pixels. */
  size: number;
  /** How far the figure is right of the middle, in pixels. */
  right: number;
  /** How far it leans, in degrees. */
  lean: number;
  isMirrored: boolean;
}

const poseOf = (scene: Random): Pose => ({
  size: scene.between(800, 1_000),
  right: scene.between(-60, 60),
  lean: scene.between(-4, 4),
  isMirrored: scene.chance(0.5),
});

/** Places the figure: the chest at the lower edge, the head in the upper half. */
const place = (figure: string, { size, right, lean, isMirrored }: Pose): string => {
  const [x, y] = [portraitWidth / 2 + right, portraitHeight + 40];
  const mirror = isMirrored ? 'scale(-1 1)' : '';
  const placed = figure.replace('<svg ', `<svg x="${-size / 2}" y="${-size}" width="${size}" height="${size}" `);
  return `<g transform="translate(${x} ${y}) rotate(${lean}) ${mirror}">${placed}</g>`;
};

/**
 * Draws the photos of one person, 4:5, with the head in the upper half: the same face in different places, clothes, poses and
 * light.
 */
export const drawPortraits = (gender: Gender, ageBand: AgeBand, face: Random, count: number): Portrait[] => {
  const order = face.fork('places');
  const startsOutdoors = order.chance(0.5);
  const [outside, inside] = [openDeck(outdoors, order), openDeck(indoors, order)];
  return Array.from({ length: count }, (_, index): Portrait => {
    const scene = face.fork(`scene ${index}`);
    const isOutside = (index % 2 === 0) === startsOutdoors;
    const { svg: backdrop, light } = (isOutside ? outside : inside).deal()(scene);
    // Each portrait forks the face again, so that all of them show the same person.
    const { svg: figure, hairColor } = drawFigure(gender, ageBand, face.fork('face'), scene);
    const side = scene.pick(['0', '1']);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${portraitWidth} ${portraitHeight}" width="${portraitWidth}" height="${portraitHeight}">${backdrop}
${place(figure, poseOf(scene))}
<linearGradient id="light" x1="${side}" y1="0" x2="${1 - Number(side)}" y2="1"><stop stop-color="${light}" stop-opacity="0.3"/><stop offset="0.55" stop-color="${light}" stop-opacity="0"/><stop offset="1" stop-color="#1b1030" stop-opacity="0.2"/></linearGradient><rect width="${portraitWidth}" height="${portraitHeight}" fill="url(#light)"/></svg>`;
    return { svg, hairColor };
  });
};
