import type en from './en.ts';

const fi: typeof en = {
  like: { title: 'Uusi tykkäys', body: 'Joku tykkäsi sinusta. Katso, kuka.' },
  match: { title: 'Se on match', body: 'Tykkäätte toisistanne. Sano moi!' },
  new_message: { title: 'Uusi viesti', body: 'Joku kirjoitti sinulle.' },
};

export default fi;
