import type en from './en.ts';

const fr: typeof en = {
  like: { title: 'Nouveau like', body: 'Tu plais à quelqu’un. Découvre qui c’est.' },
  match: { title: 'C’est un match', body: 'Vous vous plaisez. Dis bonjour !' },
  new_message: { title: 'Nouveau message', body: 'Quelqu’un t’a écrit.' },
};

export default fr;
