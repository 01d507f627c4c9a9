import type { Messages } from '@pairwise/i18n';

import type { resetPassword as source } from './en.ts';

export const resetPassword = {
  title: '¿Has olvidado tu contraseña?',
  text: 'Dinos tu dirección de correo. Te enviaremos un enlace para elegir una contraseña nueva.',
  submit: 'Enviarme un enlace',
  sentTitle: 'Mira tu bandeja de entrada',
  sent: 'Hemos enviado un enlace a {email}. Es válido durante una hora.',
  sentUniform: 'Si {email} tiene una cuenta, el enlace ya está en camino. Es válido durante una hora.',
  spam: '¿Sigue sin llegar al cabo de unos minutos? Mira en la carpeta de spam o vuelve a enviarlo.',
  again: 'Volver a enviarlo',
  sentAgain: 'El enlace vuelve a estar en camino.',
  otherEmail: 'Usar otra dirección',
  chooseTitle: 'Elige una contraseña nueva',
  chooseText:
    'Después iniciarás sesión con ella. La sesión se cerrará en todos los dispositivos donde ahora está abierta.',
  save: 'Guardar contraseña',
  expiredTitle: 'Este enlace ya no funciona',
  newMail: 'Pedir un correo nuevo',
} satisfies Messages<typeof source>;
