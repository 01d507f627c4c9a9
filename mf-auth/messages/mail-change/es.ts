import type { Messages } from '@pairwise/i18n';

import type { mailChange as source } from './en.ts';

export const mailChange = {
  request: {
    title: 'Cambia tu correo',
    text: 'Enviamos un enlace a la dirección nueva. No cambia nada hasta que lo abras.',
    email: 'Correo nuevo',
    submit: 'Enviarme el enlace',
    sentTitle: 'Un paso más',
    sent: 'Hemos enviado un enlace a {email}. Funciona durante 24 horas.',
    done: 'Listo',
  },
  title: 'Confirma tu nueva dirección de correo',
  text: 'Desde entonces inicias sesión con la dirección nueva y nuestros correos llegan allí.',
  submit: 'Confirmar la dirección',
  doneTitle: 'Tu dirección ha cambiado',
  done: 'Tu nueva dirección de correo es {email}.',
  toMembers: 'Continuar a los miembros',
  toLogin: 'Iniciar sesión',
  failedTitle: 'Este enlace ya no funciona',
  takenTitle: 'Esta dirección ya está en uso',
  newMail: 'Pedir un correo nuevo',
} satisfies Messages<typeof source>;
