import type { Messages } from '@pairwise/i18n';

import type { collagelanding as source } from './en.ts';

export const collagelanding = {
  action: 'Dodaj swoje zdjęcie',
  notes: {
    a: 'pierwsza kawa',
    b: 'druga kawa',
    c: 'ten śmiech',
    d: 'deszcz, jeden parasol',
    e: 'niedziela, późno',
    f: 'my?',
  },
  niches: {
    default: {
      title: 'Każda historia ma swoje pierwsze zdjęcie.',
      lead: 'Gdzieś na tej ścianie jest miejsce na dwie osoby. Wskocz do kadru.',
    },
    she: {
      title: 'Ściana po twojemu.',
      lead: 'Przypnij tych, którzy ci się podobają. Resztę pomiń.',
    },
    bdsm: {
      title: 'Nie wszystko widać na zdjęciu.',
      lead: 'To, co lubisz, zostaje między tobą a ludźmi, których wybierzesz.',
    },
    bbw: {
      title: 'Za piękne na małą ramkę.',
      lead: 'Ludzie naturalnej wielkości, uśmiechy naturalnej wielkości i miejsce na twój.',
    },
    gilf: {
      title: 'Na kliszy jest jeszcze miejsce.',
      lead: 'Masz albumy pełne historii. A tu czeka pusta strona.',
    },
    milf: {
      title: 'Teraz zdjęcie z tobą.',
      lead: 'Od lat to ty robisz zdjęcia wszystkim innym. Twoja kolej.',
    },
    gay: {
      title: 'On, ty i fotobudka.',
      lead: 'Cztery błyski i dobry powód, żeby usiąść blisko.',
    },
  },
  variants: {
    summer: {
      title: 'Lato warte zapamiętania.',
      lead: 'Długie wieczory, bose stopy i ktoś, z kim będzie co wspominać.',
    },
  },
} satisfies Messages<typeof source>;
