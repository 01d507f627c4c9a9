import type { Messages } from '@pairwise/i18n';

import type { explain as enExplain } from './en.ts';

export const explain = {
  title: 'Wer bekommt was',
  lead: 'Gib eine Adresse der Website ein. Diese Seite zeigt, welche Version der Shell und jedes Remotes ein Besucher dort bekommt und warum.',
  address: 'Adresse',
  addressHint: 'Zum Beispiel /chats, oder die ganze Adresse aus dem Browser.',
  addressWrong: 'Gib eine Adresse ein, wie /chats.',
  language: 'Sprache',
  country: 'Land (optional)',
  countryHint: 'Zwei Buchstaben, wie NL.',
  countryWrong: 'Gib einen Ländercode aus zwei Buchstaben ein, wie NL.',
  niche: 'Nische',
  bucket: 'Sitzung (optional)',
  bucketHint:
    'Der Wert des Cookies mfe.bucket (über https __Host-Http-mfe.bucket) im Browser des Besuchers. Er entscheidet, wer einen Canary bekommt.',
  bucketWrong: 'Gib den ganzen Wert des Cookies ein: 22 Buchstaben, Ziffern, Binde- oder Unterstriche.',
  staff: 'Als Mitarbeiter angemeldet',
  objected: 'Hat Versuchen mit Seiten widersprochen',
  submit: 'Erklären',
  versions: 'Versionen dieser Seite',
  noPages: 'Es gibt keine Seiten',
  owner: 'Das ist eine Seite von {owner}, in der Zone {zone}.',
  noOwner: 'Keine Version, die live ist, hat unter dieser Adresse eine Seite. Besucher sehen die Fehlerseite.',
  either: '{canary} oder {stable}',
  nothingServed: 'nichts',
  noCanary: 'Es läuft kein Canary: Alle Besucher bekommen die stabile Version {stable}.',
  fits: 'Der Canary {canary} läuft. Die erste Gruppe, zu der dieser Besucher gehört: {audience}.',
  allGetIt: 'Alle Besucher dieser Gruppe bekommen den Canary.',
  noneGetsIt: 'Noch bekommt kein Besucher dieser Gruppe den Canary, sondern alle die stabile Version {stable}.',
  shareGetsIt:
    'Der Zufall gibt {percent} % von ihnen den Canary und allen übrigen die stabile Version {stable}. Gib eine Sitzung ein, um zu sehen, was ein bestimmter Besucher bekommt.',
  below: 'Dieser Besucher liegt bei {position} %, also unter {percent} %, und bekommt den Canary.',
  notBelow:
    'Dieser Besucher liegt bei {position} %, also nicht unter {percent} %, und bekommt die stabile Version {stable}.',
  noGroup:
    'Der Canary {canary} läuft für {audience}. Dieser Besucher gehört nicht dazu und bekommt die stabile Version {stable}.',
  hasObjected:
    'Der Canary {canary} läuft, aber dieser Besucher hat Versuchen widersprochen und bekommt die stabile Version {stable}.',
  misfit:
    '{version} passt nicht zur Shell dieser Seite. Stattdessen wird die letzte gute Version ausgeliefert, die passt: {served}.',
  notLive: 'Keine Version von {name} ist live.',
} satisfies Messages<typeof enExplain>;
