import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/es.ts';

const es: Translation<typeof en> = {
  frame: {
    greeting: 'Hola, {name}:',
    greetingStranger: 'Hola:',
    reasonStranger: 'Recibes este correo porque alguien ha indicado esta dirección en una denuncia en {site}.',
    reasonSignup: 'Recibes este correo porque alguien ha creado una cuenta en {site} con esta dirección.',
    reasonNewAddress:
      'Recibes este correo porque alguien ha indicado esta dirección como la nueva de una cuenta de {site}.',
    reasonOldAddress: 'Recibes este correo porque esta dirección pertenecía hasta ahora a una cuenta de {site}.',
    signature: 'El equipo de {site}',
    unsubscribe: 'No recibir más correos como este',
    reason: 'Recibes este correo porque esta dirección pertenece a una cuenta de {site}.',
    buttonFallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  },
  mails: {
    activate: {
      subject: 'Confirma tu dirección de correo',
      heading: 'Un clic y ya estás dentro',
      lines: ['Confirma que esta dirección es tuya. Así los demás miembros podrán encontrarte y responderte.'],
      button: 'Confirmar mi dirección',
      note: 'El enlace es válido durante siete días. Si no has creado una cuenta en {site}, puedes ignorar este correo.',
    },
    activation_reminder: {
      subject: 'Tu cuenta te está esperando',
      heading: 'Solo falta tu dirección de correo',
      lines: [
        'Has creado una cuenta en {site} y tu dirección todavía no está confirmada. Mientras no lo esté, nadie puede responderte.',
      ],
      button: 'Confirmar mi dirección',
      note: 'El enlace es válido durante siete días. Si no has creado una cuenta en {site}, puedes ignorar este correo.',
    },
    reset_password: {
      subject: 'Elige una contraseña nueva',
      heading: 'Una contraseña nueva',
      lines: ['Has pedido una contraseña nueva. El botón de abajo te lleva a la página donde elegirla.'],
      button: 'Elegir una contraseña nueva',
      note: 'El enlace es de un solo uso y caduca en una hora. Si no lo has pedido, ignora este correo: no ha cambiado nada.',
    },
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      heading: 'Tienes una contraseña nueva',
      lines: [
        'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
        'Si no has sido tú, elige enseguida una contraseña nueva con «¿Has olvidado tu contraseña?», en la página de inicio de sesión.',
      ],
    },
    mail_change: {
      subject: 'Confirma tu nueva dirección de correo',
      heading: '¿Es tuya esta dirección?',
      lines: ['Alguien ha pedido usar esta dirección para su cuenta de {site}. Confírmala si has sido tú.'],
      button: 'Usar esta dirección',
      note: 'El enlace es de un solo uso y caduca en un día. Si no has sido tú, puedes ignorar este correo.',
    },
    mail_change_notice: {
      subject: 'Tu dirección de correo está a punto de cambiar',
      heading: 'Una nueva dirección de correo',
      lines: [
        'Alguien ha pedido cambiar la dirección de correo de tu cuenta por {email}. El cambio se hará cuando se confirme esa dirección.',
        'Si no has sido tú, inicia sesión y cambia tu contraseña.',
      ],
    },
    mail_changed: {
      subject: 'Tu dirección de correo ha cambiado',
      heading: 'Tu cuenta tiene una dirección nueva',
      lines: [
        'A partir de ahora inicias sesión con {email} y nuestros correos llegan allí. Este es el último a esta dirección.',
        'Si no has sido tú, ponte enseguida en contacto con Atención al cliente.',
      ],
    },
    mails_on: {
      subject: 'Nuestros correos vuelven a estar activados',
      heading: 'Vuelves a tener noticias nuestras',
      lines: ['Has activado nuestros correos. En los ajustes eliges cuáles quieres recibir.'],
      button: 'Ir a mis ajustes',
    },
    account_deleted: {
      subject: 'Tu cuenta se va a eliminar',
      heading: 'Sentimos que te vayas',
      lines: [
        'Tu perfil ya no está a la vista. El {date} se eliminarán para siempre tu cuenta y todo lo que contiene.',
        'Hasta entonces puedes volver y encontrarlo todo como lo dejaste.',
      ],
      button: 'Quiero volver',
    },
    stay_discount: {
      subject: 'Tu descuento del {percentage} %',
      heading: 'Qué bien que te quedes',
      lines: [
        'Tu código es {code}. Te descuenta un {percentage} % en una compra de créditos, hasta el {date}.',
        'Escríbelo donde eliges cómo pagar.',
      ],
      button: 'Usar mi código',
    },
    address_known: {
      subject: 'Ya tienes una cuenta',
      heading: 'Ya eres miembro',
      lines: [
        'Alguien, probablemente tú, ha intentado usar esta dirección para una cuenta de {site}. Ya tiene una, así que no ha cambiado nada.',
        'Inicia sesión con tu contraseña. Si ya no la recuerdas, pulsa «¿Has olvidado tu contraseña?» en esa página y te enviaremos un enlace.',
      ],
      button: 'Iniciar sesión',
      note: 'Si no has sido tú, puedes ignorar este correo: no le hemos dicho a quien lo ha intentado que tienes una cuenta.',
    },
    like: {
      subject: 'Le gustas a alguien',
      heading: 'Tienes un nuevo like',
      lines: ['A un miembro de {site} le gusta tu perfil. Mira quién es: si también te gusta, es un match.'],
      button: 'Ver quién es',
      note: 'Elige en los ajustes qué correos recibes.',
    },
    match: {
      subject: 'Tienes un match',
      heading: 'El interés es mutuo',
      lines: ['Alguien que te gusta en {site} también te ha dado like. Ya solo falta una primera frase.'],
      button: 'Ver tu match',
      note: 'Elige en los ajustes qué correos recibes.',
    },
    export_ready: {
      subject: 'Tus datos están listos',
      heading: 'La copia de tus datos',
      lines: [
        'Has pedido una copia de tus datos. Te espera durante siete días en los ajustes, en el apartado «Tus datos».',
      ],
    },
    complaint_received: {
      subject: 'Hemos recibido tu denuncia',
      heading: 'Gracias por tu denuncia',
      lines: [
        'Tu denuncia tiene el número {number}. Una persona de nuestro equipo la examinará y decidirá. Recibirás un correo con la decisión y los motivos.',
      ],
      button: 'Abrir mi denuncia',
      note: 'El botón abre tu denuncia sin iniciar sesión, así que no reenvíes este correo.',
    },
    complaint_actioned: {
      subject: 'Hemos actuado tras tu denuncia',
      heading: 'La decisión sobre tu denuncia',
      lines: [
        'Hemos examinado tu denuncia {number} y hemos tomado medidas.',
        'Motivos: {reasons}',
        'Si no estás de acuerdo, puedes pedir una segunda revisión en un plazo de seis meses.',
      ],
      button: 'Abrir mi denuncia',
    },
    complaint_dismissed: {
      subject: 'Nuestra decisión sobre tu denuncia',
      heading: 'La decisión sobre tu denuncia',
      lines: [
        'Hemos examinado tu denuncia {number} y no hemos encontrado nada que incumpla nuestras normas o la ley.',
        'Motivos: {reasons}',
        'Si no estás de acuerdo, puedes pedir una segunda revisión en un plazo de seis meses.',
      ],
      button: 'Abrir mi denuncia',
    },
    appeal_upheld: {
      subject: 'Nuestra decisión tras la segunda revisión',
      heading: 'Tras la segunda revisión',
      lines: ['Hemos vuelto a examinar el caso {number}. La decisión se mantiene como estaba.', 'Motivos: {reasons}'],
      button: 'Abrir el caso',
    },
    appeal_overturned: {
      subject: 'Nuestra decisión tras la segunda revisión',
      heading: 'Tras la segunda revisión',
      lines: [
        'Hemos vuelto a examinar el caso {number}. Tenías razón: la decisión queda anulada.',
        'Motivos: {reasons}',
      ],
      button: 'Abrir el caso',
    },
    message_removed: {
      subject: 'Hemos retirado uno de tus mensajes',
      heading: 'Un mensaje retirado',
      lines: [
        'Uno de tus mensajes no cumple nuestras normas. Ya no aparece ni para ti ni para la otra persona.',
        'Motivos: {reasons}',
        'Si no estás de acuerdo, escribe a Atención al cliente.',
      ],
    },
    reported_message_removed: {
      subject: 'Hemos retirado uno de tus mensajes',
      heading: 'Un mensaje retirado',
      lines: [
        'Uno de tus mensajes no cumple nuestras normas. Ya no aparece ni para ti ni para la otra persona.',
        'Motivos: {reasons}',
        'Si no estás de acuerdo, puedes pedir una segunda revisión en un plazo de seis meses.',
      ],
      button: 'Abrir el caso',
    },
    ...payments,
    photo_removed: {
      subject: 'Una de tus fotos no se puede mostrar',
      heading: 'Una foto rechazada',
      lines: [
        'Una de tus fotos no cumple nuestras normas y no se muestra a los demás.',
        'Motivos: {reasons}',
        'Si no estás de acuerdo, puedes pedir una segunda revisión junto a la foto, en tu perfil.',
      ],
      button: 'Abrir mi perfil',
    },
    photo_restored: {
      subject: 'Al final sí se puede mostrar tu foto',
      heading: 'Tras la segunda revisión',
      lines: [
        'Hemos vuelto a examinar tu foto. Tenías razón: se puede mostrar. Si ya no te queda sitio para ella, haz sitio y vuelve a subirla.',
        'Motivos: {reasons}',
      ],
      button: 'Abrir mi perfil',
    },
    photo_appeal_upheld: {
      subject: 'Tu foto sigue rechazada',
      heading: 'Tras la segunda revisión',
      lines: ['Hemos vuelto a examinar tu foto. Sigue rechazada.', 'Motivos: {reasons}'],
      button: 'Abrir mi perfil',
    },
    account_frozen: {
      subject: 'Tu cuenta está congelada',
      heading: 'Tu cuenta está congelada',
      lines: [
        'Alguien ha denunciado que podrías ser menor de edad. Hasta que una persona de nuestro equipo lo examine, la cuenta no se puede usar y nadie la ve.',
        'No tienes que hacer nada. Te escribiremos en cuanto hayamos decidido.',
      ],
      button: 'Abrir el caso',
    },
    account_suspended: {
      subject: 'Hemos suspendido tu cuenta',
      heading: 'Hemos suspendido tu cuenta',
      lines: [
        'Tu cuenta ya no se puede usar y nadie la ve.',
        'Motivos: {reasons}',
        'Si no estás de acuerdo, puedes pedir una segunda revisión en un plazo de seis meses.',
      ],
      button: 'Abrir el caso',
    },
    account_banned: {
      subject: 'Hemos cerrado tu cuenta',
      heading: 'Hemos cerrado tu cuenta',
      lines: [
        'Tu cuenta se ha cerrado definitivamente.',
        'Motivos: {reasons}',
        'Si no estás de acuerdo, puedes pedir una segunda revisión en un plazo de seis meses.',
      ],
      button: 'Abrir el caso',
    },
    account_restored: {
      subject: 'Tu cuenta vuelve a estar abierta',
      heading: 'Tu cuenta vuelve a estar abierta',
      lines: ['Puedes iniciar sesión como antes y los demás vuelven a verte.', 'Motivos: {reasons}'],
    },
  },
};

export default es;
