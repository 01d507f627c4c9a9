import type { Messages } from '@pairwise/i18n';

import type { zones as enZones } from './en.ts';

export const zones = {
  title: 'Scripts',
  lead: 'Elk script dat een pagina van een zone mag uitvoeren, met de controlesom die de browser eist. De lijst wordt gemaakt van wat nu live is.',
  empty: 'Er mag nog geen script lopen',
  emptyText: 'Er is niets live, dus er valt niets op te sommen.',
  zone: 'Zone {zone}',
  total_one: '{count} bestand, {size}',
  total_other: '{count} bestanden, {size}',
  copy: 'Als JSON kopiëren',
  copied: 'Gekopieerd.',
  copyFailed: 'Deze browser laat de pagina niet kopiëren. Download de lijst.',
  download: 'JSON downloaden',
  shell: 'het raamwerk van de pagina',
  route: 'heeft hier een route',
  widget: 'biedt hier een widget aan',
  canary: 'Canary',
  files: 'Bestanden en controlesommen',
  site: 'Openbare pagina’s: landingspagina’s, inschrijven en de startpagina.',
  app: 'Pagina’s voor leden.',
  pay: 'Pagina’s waar betaald wordt.',
  entry: 'begin',
  since: 'sinds {time}, door {who}',
  revision: 'Revisie {revision}.',
} satisfies Messages<typeof enZones>;
