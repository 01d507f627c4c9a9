import type { Niche } from './niche.ts';

/** The colours of a niche, the same in every lander. `palettes.test.ts` checks their contrast. */
export interface Palette {
  /** Dark ground, and the lighter colour that glows on it. */
  deep: string;
  glow: string;
  /** Light ground, and a stronger shade of it for shapes. */
  tint: string;
  shade: string;
  /** The one action: its colour, while it is pressed, and the text on it. */
  accent: string;
  press: string;
  onAccent: string;
  /** Small text in the colour of the niche, on the light ground. */
  label: string;
}

export const palettes: Readonly<Record<Niche, Palette>> = {
  default: {
    deep: '#2b1141',
    glow: '#5d2786',
    tint: '#fff4e8',
    shade: '#f9c79a',
    accent: '#f5821f',
    press: '#ffa04d',
    onAccent: '#241033',
    label: '#8a3c00',
  },
  she: {
    deep: '#3b0d2c',
    glow: '#86245d',
    tint: '#fdeff4',
    shade: '#f6b5cd',
    accent: '#ff8fb3',
    press: '#ffb0ca',
    onAccent: '#33081f',
    label: '#9c1c5b',
  },
  bdsm: {
    deep: '#150a0e',
    glow: '#5a1022',
    tint: '#f6efec',
    shade: '#d9b9a8',
    accent: '#e5b04c',
    press: '#f2c977',
    onAccent: '#1d0f08',
    label: '#7c2030',
  },
  bbw: {
    deep: '#0b3237',
    glow: '#176c68',
    tint: '#eaf7f3',
    shade: '#a5dccb',
    accent: '#ffbf47',
    press: '#ffd27d',
    onAccent: '#10272a',
    label: '#0f6159',
  },
  gilf: {
    deep: '#3a1f18',
    glow: '#854a2b',
    tint: '#fbf3e8',
    shade: '#e9c9a0',
    accent: '#f3bf83',
    press: '#fbd6a9',
    onAccent: '#331a12',
    label: '#83441c',
  },
  milf: {
    deep: '#0f1f4a',
    glow: '#2d51a6',
    tint: '#eef2fd',
    shade: '#b4c6f4',
    accent: '#ffa98c',
    press: '#ffc4af',
    onAccent: '#2a1118',
    label: '#284a9e',
  },
  gay: {
    deep: '#1a1147',
    glow: '#4338bd',
    tint: '#eff0ff',
    shade: '#bcbcf7',
    accent: '#5fe0c5',
    press: '#93eedb',
    onAccent: '#08282b',
    label: '#4336a8',
  },
};
