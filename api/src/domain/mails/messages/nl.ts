import type { MailMessages } from '../mail-templates.ts';

const nl: MailMessages = {
  frame: {
    greeting: 'Hallo {name},',
    signature: 'Je team van {site}',
    unsubscribe: 'Niet meer zulke mails',
    reason: 'Je krijgt deze mail omdat dit adres bij een account op {site} hoort.',
    buttonFallback: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  },
  mails: {
    activate: {
      subject: 'Bevestig je e-mailadres',
      heading: 'Eén klik en je doet mee',
      lines: ['Bevestig dat dit adres van jou is. Daarna kunnen andere leden je vinden en je antwoorden.'],
      button: 'Adres bevestigen',
      note: 'De link werkt zeven dagen. Heb je je niet aangemeld bij {site}, dan kun je deze mail vergeten.',
    },
    activation_reminder: {
      subject: 'Je account wacht op je',
      heading: 'Alleen je e-mailadres ontbreekt nog',
      lines: [
        'Je hebt je aangemeld bij {site}, maar je adres is nog niet bevestigd. Zolang kan niemand je antwoorden.',
      ],
      button: 'Adres bevestigen',
      note: 'De link werkt zeven dagen. Heb je je niet aangemeld bij {site}, dan kun je deze mail vergeten.',
    },
    reset_password: {
      subject: 'Kies een nieuw wachtwoord',
      heading: 'Een nieuw wachtwoord',
      lines: ['Je vroeg om een nieuw wachtwoord. De link leidt naar de pagina waar je het kiest.'],
      button: 'Nieuw wachtwoord kiezen',
      note: 'De link werkt één uur, één keer. Vroeg je er niet om, laat deze mail dan liggen: er is niets veranderd.',
    },
    password_changed: {
      subject: 'Je wachtwoord is gewijzigd',
      heading: 'Je wachtwoord is nieuw',
      lines: [
        'Het wachtwoord van je account is zojuist gewijzigd en alle andere apparaten zijn uitgelogd.',
        'Was jij dat niet, stel dan meteen een nieuw in met "Wachtwoord vergeten?" op de inlogpagina.',
      ],
    },
    mail_change: {
      subject: 'Bevestig je nieuwe e-mailadres',
      heading: 'Is dit jouw adres?',
      lines: ['Iemand wil dit adres gebruiken voor een account op {site}. Bevestig het als jij dat was.'],
      button: 'Dit adres gebruiken',
      note: 'De link werkt één dag, één keer. Was jij het niet, dan kun je deze mail vergeten.',
    },
    mail_change_notice: {
      subject: 'Je e-mailadres gaat veranderen',
      heading: 'Een nieuw e-mailadres',
      lines: [
        'Iemand wil het e-mailadres van je account wijzigen in {email}. Het verandert zodra dat adres is bevestigd.',
        'Was jij dat niet, log dan in en wijzig je wachtwoord.',
      ],
    },
    account_deleted: {
      subject: 'Je account wordt verwijderd',
      heading: 'Jammer dat je gaat',
      lines: [
        'Je profiel is vanaf nu niet meer te zien. Op {date} worden je account en alles daarin voorgoed verwijderd.',
        'Tot dan kun je terugkomen en vind je alles zoals je het achterliet.',
      ],
      button: 'Terugkomen',
    },
    export_ready: {
      subject: 'Je gegevens staan klaar',
      heading: 'De kopie van je gegevens',
      lines: [
        'Je vroeg om een kopie van je gegevens. Die staat zeven dagen klaar bij je instellingen, onder "Je gegevens".',
      ],
    },
  },
};

export default nl;
