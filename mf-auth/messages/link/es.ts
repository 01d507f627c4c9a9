import type { Messages } from '@pairwise/i18n';

import type { link as source } from './en.ts';

export const link = {
  opening: 'Abriendo tu enlace…',
  expiredTitle: 'Este enlace ya no funciona',
  failedTitle: 'No se ha podido abrir tu enlace',
  unsubscribeTitle: '¿Quieres dejar de recibir correos?',
  unsubscribeText: 'Pulsa el botón y solo te enviaremos los correos sobre tu propia cuenta.',
  unsubscribe: 'Dejar de recibirlos',
  unsubscribedTitle: 'Hecho: ya no recibirás más correos nuestros',
  unsubscribedText: '¿Has cambiado de idea? Elige en los ajustes los correos que quieres.',
  settings: 'Ir a los ajustes',
  loginTitle: 'Inicia sesión con este enlace',
  loginText: 'Pulsa el botón para iniciar sesión en este dispositivo. El enlace es de un solo uso.',
  login: 'Iniciar sesión',
  toLogin: 'Iniciar sesión con contraseña',
} satisfies Messages<typeof source>;
