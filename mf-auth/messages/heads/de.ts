export const heads = {
  login: {
    title: 'Anmelden',
    description: 'Melde dich bei {site} an und sieh nach, wer dir geschrieben hat.',
  },
  signup: {
    title: 'Konto erstellen',
    description: 'Werde Mitglied bei {site}. Es ist kostenlos: erst dein Konto, dann ein paar kurze Fragen zu dir.',
  },
};
