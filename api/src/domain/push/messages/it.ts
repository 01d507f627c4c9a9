import type en from './en.ts';

const it: typeof en = {
  like: { title: 'Nuovo like', body: 'Piaci a qualcuno. Guarda chi è.' },
  match: { title: 'È un match!', body: 'Vi piacete. Di’ ciao!' },
  new_message: { title: 'Nuovo messaggio', body: 'Qualcuno ti ha scritto.' },
};

export default it;
