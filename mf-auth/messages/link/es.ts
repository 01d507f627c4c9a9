import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Abriendo tu enlace…',
  expiredTitle: 'Este enlace ya no funciona',
  failedTitle: 'No se ha podido abrir tu enlace',
  unsubscribeTitle: '¿No más correos?',
  unsubscribeText: 'Pulsa el botón y dejaremos de enviarte todos los correos que no traten de tu propia cuenta.',
  unsubscribe: 'Parar los correos',
  unsubscribedTitle: 'Hecho: no más correos nuestros',
  unsubscribedText: '¿Has cambiado de idea? Elige en los ajustes los correos que quieres.',
  settings: 'Ir a los ajustes',
  loginTitle: 'Inicia sesión con este enlace',
  loginText: 'Pulsa el botón para iniciar sesión en este dispositivo. El enlace funciona una vez.',
  login: 'Iniciar sesión',
  toLogin: 'Iniciar sesión con contraseña',
} satisfies Messages<typeof source>;
