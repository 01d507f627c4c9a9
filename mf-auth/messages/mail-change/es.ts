import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  pending: {
    text: 'Confirma {email} con el enlace que te hemos enviado allí. Es válido hasta el {moment}; hasta entonces no cambia nada.',
    resend: 'Volver a enviar el enlace',
    sent: 'Hemos enviado un enlace nuevo a {email}. El anterior ya no funciona.',
    cancel: 'Cancelar el cambio',
    cancelled: 'Tu correo sigue siendo el mismo.',
  },
  request: {
    title: 'Cambia tu correo',
    text: 'Enviamos un enlace a la dirección nueva. No cambia nada hasta que lo abras.',
    email: 'Correo nuevo',
    submit: 'Enviarme el enlace',
    sentTitle: 'Un paso más',
    sent: 'Hemos enviado un enlace a {email}. Es válido durante 24 horas.',
    done: 'Listo',
  },
  title: 'Confirma tu nueva dirección de correo',
  text: 'A partir de ese momento iniciarás sesión con la dirección nueva y nuestros correos llegarán allí.',
  submit: 'Confirmar la dirección',
  doneTitle: 'Tu dirección ha cambiado',
  done: 'Tu nueva dirección de correo es {email}.',
  toMembers: 'Conocer gente',
  toLogin: 'Iniciar sesión',
  failedTitle: 'Este enlace ya no funciona',
  takenTitle: 'Esta dirección ya está en uso',
  newMail: 'Pedir un correo nuevo',
} satisfies Messages<typeof source>;
