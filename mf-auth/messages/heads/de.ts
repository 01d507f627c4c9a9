export const heads = {
  login: {
    title: 'Anmelden',
    description: 'Melde dich bei {site} an und sieh nach, wer dir geschrieben hat.',
  },
  signup: {
    title: 'Konto anlegen',
    description:
      'Komm zu {site}. Es ist kostenlos und in einer Minute erledigt; die Fragen zu dir kommen später, eine nach der anderen.',
  },
};
