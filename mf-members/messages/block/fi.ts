import type { Messages } from '@pairwise/i18n';

import type { block as source } from './en.ts';

export const block = {
  action: 'Estä {name}',
  title: 'Estetäänkö {name}?',
  intro: 'Sitten tapahtuu näin:',
  notSeen: 'Ette enää näe toisianne haussa, tykkäyksissä, pelissä tai keskusteluissa.',
  noContact: '{name} ei voi avata profiiliasi eikä kirjoittaa sinulle.',
  removed: 'Tykkäykset, match ja keskustelunne poistetaan. Ne eivät tule takaisin.',
  noNotice: '{name} ei saa siitä ilmoitusta, mutta voi huomata sen avaamalla profiilisi.',
  confirm: 'Estä',
  cancel: 'Peruuta',
  close: 'Sulje',
  doneTitle: '{name} on estetty',
  done: 'Ette enää näe toisianne täällä, ja keskustelunne ovat poissa.',
  queuedTitle: 'Esto odottaa: {name}',
  queued: 'Siihen asti voitte vielä nähdä toisenne täällä.',
  undo: 'Voit perua tämän profiilisi kohdassa ”Estetyt jäsenet”.',
  unblock: 'Poista esto: {name}',
  unblocked: '{name} ei ole enää estetty. Tykkäykset ja keskustelut eivät tule takaisin.',
} satisfies Messages<typeof source>;
