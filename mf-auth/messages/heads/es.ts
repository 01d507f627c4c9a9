export const heads = {
  login: {
    title: 'Iniciar sesión',
    description: 'Inicia sesión en {site} y mira quién te ha escrito.',
  },
  signup: {
    title: 'Crea tu cuenta',
    description: 'Únete a {site}. Es gratis: primero tu cuenta y luego unas preguntas cortas sobre ti.',
  },
};
