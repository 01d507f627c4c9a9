import { niches } from '@pairwise/contracts/niches';
import { type Niche } from '../niche/niche.ts';
import { type Palette, palettes } from '../niche/palettes.ts';
import { casts, type Roles } from '../people/cast.ts';

/** What a lander shows in one niche besides its texts. */
export interface Look {
  people: Roles;
  palette: Palette;
}

export type Looks = Readonly<Record<Niche, Look>>;

/** The people and colours of each niche, for every lander that has none of its own. */
export const nicheLooks = Object.fromEntries(
  niches.map((niche): [Niche, Look] => [niche, { people: casts[niche], palette: palettes[niche] }]),
) as Looks; // true, because `niches` has every niche
