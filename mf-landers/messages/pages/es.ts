import type { Messages } from '@pairwise/i18n';

import type { faq as faqSource, pages as source } from './en.ts';

export const pages = {
  loading: 'Cargando la página',
  failed: 'No se ha podido cargar la página.',
  retry: 'Reintentar',
  contents: 'En esta página',
  experimentsOn: 'Participas en las pruebas.',
  experimentsOff: 'No participas en las pruebas.',
  experimentsObject: 'No participar',
  experimentsAllow: 'Volver a participar',
  experimentsFailed: 'No hemos podido guardar tu elección. Comprueba la conexión e inténtalo otra vez.',
} satisfies Messages<typeof source>;

export const faq = {
  search: 'Buscar en las preguntas',
  found_one: '{count} pregunta encontrada',
  found_many: '{count} de preguntas encontradas',
  found_other: '{count} preguntas encontradas',
  nothing: 'Ninguna pregunta contiene estas palabras',
  nothingText: 'Prueba con otra palabra o escríbenos. Te responde una persona.',
  service: 'Atención al cliente',
  link: 'Enlace a esta pregunta',
} satisfies Messages<typeof faqSource>;
