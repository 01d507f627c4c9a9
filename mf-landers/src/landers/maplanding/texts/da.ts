import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Se, hvem der er tæt på dig',
  here: 'Folk på kortet: {country}',
  pin: '{name}, {age}, i nærheden af {town}',
  note: 'Kortet viser større byer i landet, ikke hvor du eller andre bor.',
  niches: {
    default: {
      title: 'Tættere på, end du tror.',
      lead: 'Et par stop med bussen, en cykelsti, to gader. Se, hvem der er i nærheden.',
    },
    she: {
      title: 'Dit kort, din radius.',
      lead: 'Du bestemmer, hvad »tæt på« betyder, og hvem der får det at vide.',
    },
    bdsm: {
      title: 'Diskret og i nærheden.',
      lead: 'Ingen ser, hvor du er. Du ser, at du ikke er den eneste.',
    },
    bbw: {
      title: 'Store hjerter tæt på dig.',
      lead: 'Måske kun to stop væk, med en latter, der overdøver gaden.',
    },
    gilf: {
      title: 'Rundt om hjørnet, i årevis.',
      lead: 'Måske har I allerede nikket til hinanden på torvet.',
    },
    milf: {
      title: 'Måske bor hun i nærheden.',
      lead: 'Slut med at hente og bringe, aftenen er fri, og caféen ligger midt imellem.',
    },
    gay: {
      title: 'Måske bor han længere nede ad gaden.',
      lead: 'Du behøver ikke en app for at gå derhen. Kun en første linje.',
    },
  },
  variants: {
    commute: {
      title: 'Samme linje, samme stop.',
      lead: 'Personen på den anden side af midtergangen er måske også her.',
    },
  },
} satisfies Messages<typeof source>;
