import type { Messages } from '@pairwise/i18n';

import type { accountDeletion as source } from './en.ts';

export const accountDeletion = {
  progress: 'Paso {step} de 3',
  back: 'Volver a los ajustes',
  reasonTitle: '¿Por qué te vas?',
  reasonText: 'Nos ayuda a mejorar. No tienes por qué decirlo.',
  reasons: {
    met_somebody: 'He conocido a alguien',
    no_matches: 'No encuentro a nadie que encaje conmigo',
    too_many_mails: 'Demasiados correos',
    too_expensive: 'Es demasiado caro',
    privacy: 'Me preocupa mi privacidad',
    other: 'Otra cosa',
  },
  textLabel: '¿Quieres contarnos más? (opcional)',
  next: 'Continuar',
  skip: 'Saltar',
  offers: {
    pause_mails: {
      title: '¿Te damos un respiro?',
      text: 'Ningún correo nuestro durante 30 días. Tu cuenta se queda como está.',
      accept: 'Pausar mis correos',
    },
    invisible: {
      title: '¿Prefieres que no te vean?',
      text: 'En modo invisible nadie te encuentra. Tus conversaciones se quedan y vuelves cuando quieras.',
      accept: 'Activar el modo invisible',
    },
    discount: {
      title: '{percentage} % de descuento si te quedas',
      text: 'Un código para tu próxima compra, solo para ti. Vale una sola vez, durante 7 días.',
      accept: 'Quedarme con el descuento',
    },
  },
  decline: 'No, seguir con la eliminación',
  other: 'Ver otra oferta',
  accepted: {
    title: 'Qué bien que te quedes',
    pause_mails: 'Tus correos están en pausa hasta el {date}.',
    invisible: 'Ya estás en modo invisible. Puedes cambiarlo en los ajustes.',
    discount: 'Este es tu código con un {percentage} % de descuento. Vale una sola vez, hasta el {date}.',
    code: 'Tu código',
    copy: 'Copiar código',
    copied: 'Copiado',
    toSettings: 'Volver a los ajustes',
    toCredits: 'Ir a los créditos',
    deleteAnyway: 'Eliminar mi cuenta de todos modos',
  },
  confirmTitle: '¿Eliminar tu cuenta?',
  losses: 'Qué pasará',
  hidden: 'Nadie te verá y tu sesión se cerrará enseguida en todos tus dispositivos.',
  comeBack: 'Durante {days} días puedes volver con un enlace que te enviamos por correo.',
  gone: 'Después, el perfil, las fotos y los mensajes desaparecen para siempre.',
  credits_one: 'Se pierde {count} crédito.',
  credits_many: 'Se pierden {count} de créditos.',
  credits_other: 'Se pierden {count} créditos.',
  refundable: 'Podemos reembolsarte {amount}: escribe antes a {email}.',
  submit: 'Eliminar mi cuenta',
  keep: 'Conservar mi cuenta',
} satisfies Messages<typeof source>;
