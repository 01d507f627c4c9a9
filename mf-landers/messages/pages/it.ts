import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Caricamento della pagina',
  failed: 'Non è stato possibile caricare la pagina.',
  retry: 'Riprova',
  contents: 'In questa pagina',
  experimentsOn: 'Partecipi ai test.',
  experimentsOff: 'Non partecipi ai test.',
  experimentsObject: 'Non partecipare',
  experimentsAllow: 'Partecipa di nuovo',
  experimentsFailed: 'La tua scelta non è stata salvata. Controlla la connessione e riprova.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Cerca tra le domande',
  found_one: '{count} domanda trovata',
  found_many: '{count} di domande trovate',
  found_other: '{count} domande trovate',
  nothing: 'Nessuna domanda con queste parole',
  nothingText: 'Prova con un’altra parola, oppure scrivici. Ti risponde una persona.',
  service: 'Assistenza clienti',
  link: 'Link a questa domanda',
} satisfies Messages<typeof faqSource>;
