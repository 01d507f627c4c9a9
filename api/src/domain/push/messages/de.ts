import type en from './en.ts';

const de: typeof en = {
  like: { title: 'Neues Like', body: 'Jemand mag dich. Sieh nach, wer es ist.' },
  match: { title: 'Ein Match', body: 'Ihr mögt euch. Sag Hallo!' },
  new_message: { title: 'Neue Nachricht', body: 'Jemand hat dir geschrieben.' },
};

export default de;
