import type en from './en.ts';

const pl: typeof en = {
  like: { title: 'Nowe polubienie', body: 'Komuś się podobasz. Zobacz, kto to.' },
  match: { title: 'Jest para!', body: 'Podobacie się sobie. Przywitaj się!' },
  new_message: { title: 'Nowa wiadomość', body: 'Ktoś do ciebie pisze.' },
};

export default pl;
