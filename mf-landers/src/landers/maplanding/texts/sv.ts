import type { Messages } from '@pairwise/i18n';

import type { maplanding as source } from './en.ts';

export const maplanding = {
  action: 'Se vilka som är nära dig',
  here: 'Människor på kartan: {country}',
  pin: '{name}, {age}, nära {town}',
  note: 'Nålarna visar trakter, aldrig adresser.',
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
      lead: 'De bor två hållplatser bort och skrattar högre än hela gatan.',
    },
    gilf: {
      title: 'Runt hörnet, i alla år.',
      lead: 'Ni kanske redan har nickat åt varandra på torget.',
    },
    milf: {
      title: 'Hon bor i närheten.',
      lead: 'Hämtning och lämning är ett minne blott, kvällen är fri och kaféet ligger halvvägs.',
    },
    gay: {
      title: 'Han bor längre ner på gatan.',
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
