import type { Messages } from '@pairwise/i18n';

import type { video as source } from './en.ts';

export const video = {
  action: 'Skriv nästa rad',
  pause: 'Pausa filmen',
  play: 'Spela filmen',
  scene: 'En gata om natten: i två fönster tänds ljuset, och två människor skriver till varandra.',
  lines: {
    a: 'Är du också vaken?',
    b: 'Ja. Vem frågar?',
    c: 'Fönstret mittemot.',
    d: 'Vinka då.',
  },
  niches: {
    default: {
      title: 'Två fönster. En gata.',
      lead: 'En kort film om hur det börjar. Slutet är upp till dig.',
    },
    she: {
      title: 'Hon tänder ljuset.',
      lead: 'Och bestämmer om hon ska vinka. En film om hennes val.',
    },
    bdsm: {
      title: 'Bakom gardinen.',
      lead: 'Vad de pratar om är deras ensak. Att de pratar är poängen.',
    },
    bbw: {
      title: 'Det varmaste fönstret.',
      lead: 'Det syns på långt håll. Någon skrattar där inne.',
    },
    gilf: {
      title: 'Här lyser det alltid.',
      lead: 'De har sett ut över gatan i alla år. I kväll skriver de.',
    },
    milf: {
      title: 'Efter tio är det hennes tid.',
      lead: 'Huset sover, lampan är tänd, mobilen lyser upp.',
    },
    gay: {
      title: 'Killen på andra sidan gatan.',
      lead: 'De har nickat åt varandra i ett år. I kväll skriver en av dem.',
    },
  },
  variants: {
    late: {
      title: 'Det är sent. Bra.',
      lead: 'De bästa raderna skrivs efter midnatt.',
    },
  },
} satisfies Messages<typeof source>;
