/** Drawn people on a transparent ground (README has their licence). The build gives each file a name with its hash. */
export const pictures = {
  amara: new URL('../../assets/people/amara.webp', import.meta.url).href,
  david: new URL('../../assets/people/david.webp', import.meta.url).href,
  emre: new URL('../../assets/people/emre.webp', import.meta.url).href,
  greta: new URL('../../assets/people/greta.webp', import.meta.url).href,
  henk: new URL('../../assets/people/henk.webp', import.meta.url).href,
  ines: new URL('../../assets/people/ines.webp', import.meta.url).href,
  jonas: new URL('../../assets/people/jonas.webp', import.meta.url).href,
  lena: new URL('../../assets/people/lena.webp', import.meta.url).href,
  marga: new URL('../../assets/people/marga.webp', import.meta.url).href,
  mila: new URL('../../assets/people/mila.webp', import.meta.url).href,
  milan: new URL('../../assets/people/milan.webp', import.meta.url).href,
  paul: new URL('../../assets/people/paul.webp', import.meta.url).href,
  ruth: new URL('../../assets/people/ruth.webp', import.meta.url).href,
  sofie: new URL('../../assets/people/sofie.webp', import.meta.url).href,
  tom: new URL('../../assets/people/tom.webp', import.meta.url).href,
  vera: new URL('../../assets/people/vera.webp', import.meta.url).href,
  yara: new URL('../../assets/people/yara.webp', import.meta.url).href,
} as const;

export type Picture = keyof typeof pictures;
