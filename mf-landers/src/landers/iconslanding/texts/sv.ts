import type { Messages } from '@pairwise/i18n';

import type { iconslanding as source } from './en.ts';

export const iconslanding = {
  action: 'Hitta någon som hänger med',
  pick: 'Vad skulle ni göra tillsammans?',
  chosen: '{things}: någon kommer att säga ja.',
  none: 'Tryck på det du har lust med.',
  things: {
    coffee: 'Fika',
    walk: 'Promenad',
    cook: 'Matlagning',
    music: 'Musik',
    film: 'Bio',
    book: 'Böcker',
    travel: 'Resor',
    dance: 'Dans',
    wine: 'Vin',
  },
  niches: {
    default: {
      title: 'Välj tre. Hitta en.',
      lead: 'Börja med vad du vill göra. Med vem kommer sedan.',
    },
    she: {
      title: 'Din kväll, dina regler.',
      lead: 'Välj planen först. Sällskapet får söka platsen.',
    },
    bdsm: {
      title: 'Först lite kallprat.',
      lead: 'Berätta över en fika vad du gillar. Resten kan vänta, eller inte.',
    },
    bbw: {
      title: 'Hungrig på gott sällskap?',
      lead: 'God mat, långa samtal, höga skratt. Vad är du sugen på?',
    },
    gilf: {
      title: 'Inga små planer.',
      lead: 'Du vet hur en kväll blir bra. Välj hur den börjar.',
    },
    milf: {
      title: 'Tid för dig själv igen.',
      lead: 'Det finns en ledig kväll i kalendern. Vad skriver du in?',
    },
    gay: {
      title: 'Killar som brunchar.',
      lead: 'Eller dansar, vandrar, läser i soffan. Vad blir det i dag?',
    },
  },
  variants: {
    weekend: {
      title: 'Två dagar, nio idéer.',
      lead: 'Välj dina och hitta någon som har valt samma.',
    },
  },
} satisfies Messages<typeof source>;
