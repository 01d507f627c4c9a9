import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Se vilka som är nära dig',
  here: 'Människor på kartan: {country}',
  pin: '{name}, {age}, nära {town}',
  note: 'Kartan visar större städer i landet, inte var du eller andra bor.',
  niches: {
    default: {
      title: 'Närmare än du tror.',
      lead: 'Några hållplatser, en cykelväg, två gator bort. Se vilka som finns där.',
    },
    she: {
      title: 'Din karta, din radie.',
      lead: 'Du bestämmer hur nära som är nära, och vem som får veta.',
    },
    bdsm: {
      title: 'Diskret, och i närheten.',
      lead: 'Ingen ser var du är. Du ser att du inte är ensam om det.',
    },
    bbw: {
      title: 'Stora hjärtan nära dig.',
      lead: 'Kanske bara två hållplatser bort, med ett skratt som hörs över hela gatan.',
    },
    gilf: {
      title: 'Runt hörnet, i alla år.',
      lead: 'Ni kanske redan har nickat åt varandra på torget.',
    },
    milf: {
      title: 'Kanske bor hon i närheten.',
      lead: 'Hämtning och lämning är ett minne blott, kvällen är fri och kaféet ligger halvvägs.',
    },
    gay: {
      title: 'Kanske bor han längre ner på gatan.',
      lead: 'Du behöver ingen app för att hitta dit. Bara en första rad.',
    },
  },
  variants: {
    commute: {
      title: 'Samma linje, samma hållplats.',
      lead: 'Den som sitter på andra sidan gången kanske också finns här.',
    },
  },
} satisfies Messages<typeof source>;
