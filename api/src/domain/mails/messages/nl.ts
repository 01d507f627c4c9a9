import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/nl.ts';

const nl: Translation<typeof en> = {
  frame: {
    greeting: 'Hallo {name},',
    greetingStranger: 'Hallo,',
    reasonStranger: 'Je krijgt deze mail omdat iemand dit adres heeft opgegeven bij een melding op {site}.',
    reasonSignup: 'Je krijgt deze mail omdat iemand zich met dit adres bij {site} heeft aangemeld.',
    reasonNewAddress:
      'Je krijgt deze mail omdat iemand dit adres heeft opgegeven als nieuw adres van een account op {site}.',
    reasonOldAddress: 'Je krijgt deze mail omdat dit adres tot nu toe bij een account op {site} hoorde.',
    signature: 'Het team van {site}',
    unsubscribe: 'Afmelden voor deze mails',
    reason: 'Je krijgt deze mail omdat dit adres bij een account op {site} hoort.',
    buttonFallback: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  },
  mails: {
    activate: {
      subject: 'Bevestig je e-mailadres',
      heading: 'Eén klik en je bent erbij',
      lines: ['Bevestig dat dit adres van jou is. Daarna kunnen andere leden je vinden en je antwoorden.'],
      button: 'Adres bevestigen',
      note: 'De link is zeven dagen geldig. Heb je je niet aangemeld bij {site}, dan kun je deze e-mail negeren.',
    },
    activation_reminder: {
      subject: 'Je account wacht op je',
      heading: 'Bevestig alleen nog je e-mailadres',
      lines: [
        'Je hebt je aangemeld bij {site}, maar je adres is nog niet bevestigd. Tot die tijd kan niemand je antwoorden.',
      ],
      button: 'Adres bevestigen',
      note: 'De link is zeven dagen geldig. Heb je je niet aangemeld bij {site}, dan kun je deze e-mail negeren.',
    },
    reset_password: {
      subject: 'Kies een nieuw wachtwoord',
      heading: 'Een nieuw wachtwoord',
      lines: ['Je hebt om een nieuw wachtwoord gevraagd. Via de link kom je op de pagina waar je het kiest.'],
      button: 'Nieuw wachtwoord kiezen',
      note: 'De link is één uur geldig, voor één keer. Heb je hier niet om gevraagd? Negeer deze mail dan: er is niets veranderd.',
    },
    password_changed: {
      subject: 'Je wachtwoord is gewijzigd',
      heading: 'Je hebt een nieuw wachtwoord',
      lines: [
        'Het wachtwoord van je account is zojuist gewijzigd en alle andere apparaten zijn uitgelogd.',
        'Was jij dat niet, kies dan meteen een nieuw wachtwoord met ‘Wachtwoord vergeten?’ op de inlogpagina.',
      ],
    },
    mail_change: {
      subject: 'Bevestig je nieuwe e-mailadres',
      heading: 'Is dit jouw adres?',
      lines: ['Iemand wil dit adres gebruiken voor een account op {site}. Bevestig het als jij dat was.'],
      button: 'Dit adres gebruiken',
      note: 'De link is één dag geldig, voor één keer. Was jij het niet, dan kun je deze e-mail negeren.',
    },
    mail_change_notice: {
      subject: 'Je e-mailadres wordt gewijzigd',
      heading: 'Een nieuw e-mailadres',
      lines: [
        'Iemand wil het e-mailadres van je account wijzigen in {email}. Het verandert zodra dat adres is bevestigd.',
        'Was jij dat niet, log dan in en wijzig je wachtwoord.',
      ],
    },
    mail_changed: {
      subject: 'Je e-mailadres is gewijzigd',
      heading: 'Je account heeft een nieuw adres',
      lines: [
        'Vanaf nu log je in met {email} en gaan onze mails daarheen. Dit is de laatste naar dit adres.',
        'Was jij dat niet, schrijf dan meteen naar onze klantenservice.',
      ],
    },
    mails_on: {
      subject: 'Je krijgt weer mails van ons',
      heading: 'Je hoort weer van ons',
      lines: ['Je hebt onze mails weer aangezet. Welke je krijgt, kies je in je instellingen.'],
      button: 'Naar mijn instellingen',
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
    stay_discount: {
      subject: '{percentage}% korting voor jou',
      heading: 'Fijn dat je blijft',
      lines: [
        'Je code is {code}. Daarmee krijg je tot {date} één keer {percentage}% korting op credits.',
        'Vul hem in waar je kiest hoe je betaalt.',
      ],
      button: 'Code gebruiken',
    },
    address_known: {
      subject: 'Je hebt al een account',
      heading: 'Je bent al lid',
      lines: [
        'Iemand, waarschijnlijk jij, wilde dit adres gebruiken voor een account op {site}. Er hoort al een account bij, dus er is niets veranderd.',
        'Log in met je wachtwoord. Weet je het niet meer, dan stuurt ‘Wachtwoord vergeten?’ op de inlogpagina je een link.',
      ],
      button: 'Inloggen',
      note: 'Was jij het niet, dan kun je deze e-mail negeren: wie het ook was, komt niet te weten dat je een account hebt.',
    },
    like: {
      subject: 'Iemand vindt je leuk',
      heading: 'Je hebt een nieuwe like',
      lines: ['Een lid van {site} vindt je profiel leuk. Kijk wie het is: is het wederzijds, dan heb je een match.'],
      button: 'Kijk wie het is',
      note: 'Welke mails je krijgt, kies je zelf bij je instellingen.',
    },
    match: {
      subject: 'Je hebt een match',
      heading: 'Jullie vinden elkaar leuk',
      lines: ['Iemand die jij leuk vindt op {site}, vindt jou ook leuk. Nu ontbreekt alleen nog het eerste bericht.'],
      button: 'Bekijk je match',
      note: 'Welke mails je krijgt, kies je zelf bij je instellingen.',
    },
    export_ready: {
      subject: 'Je gegevens staan klaar',
      heading: 'De kopie van je gegevens',
      lines: [
        'Je hebt een kopie van je gegevens aangevraagd. Die staat zeven dagen klaar bij je instellingen, onder ‘Je gegevens’.',
      ],
    },
    complaint_received: {
      subject: 'We hebben je melding ontvangen',
      heading: 'Bedankt voor je melding',
      lines: [
        'Je melding heeft nummer {number}. Iemand van ons team bekijkt die en beslist. Je krijgt een mail met de beslissing en de redenen.',
      ],
      button: 'Mijn melding openen',
      note: 'De knop opent je melding zonder inloggen. Houd deze mail dus voor jezelf.',
    },
    complaint_actioned: {
      subject: 'We hebben iets gedaan met je melding',
      heading: 'De beslissing over je melding',
      lines: [
        'We hebben je melding {number} bekeken en maatregelen genomen.',
        'De redenen: {reasons}',
        'Ben je het er niet mee eens, dan kun je binnen zes maanden om een tweede beoordeling vragen.',
      ],
      button: 'Mijn melding openen',
    },
    complaint_dismissed: {
      subject: 'Onze beslissing over je melding',
      heading: 'De beslissing over je melding',
      lines: [
        'We hebben je melding {number} bekeken en niets gevonden dat in strijd is met onze regels of de wet.',
        'De redenen: {reasons}',
        'Ben je het er niet mee eens, dan kun je binnen zes maanden om een tweede beoordeling vragen.',
      ],
      button: 'Mijn melding openen',
    },
    appeal_upheld: {
      subject: 'Onze beslissing na een tweede beoordeling',
      heading: 'Na een tweede beoordeling',
      lines: ['We hebben zaak {number} nog eens bekeken. De beslissing blijft staan.', 'De redenen: {reasons}'],
      button: 'De zaak openen',
    },
    appeal_overturned: {
      subject: 'Onze beslissing na een tweede beoordeling',
      heading: 'Na een tweede beoordeling',
      lines: [
        'We hebben zaak {number} nog eens bekeken. Je had gelijk: de beslissing is teruggedraaid.',
        'De redenen: {reasons}',
      ],
      button: 'De zaak openen',
    },
    message_removed: {
      subject: 'Een van je berichten is verwijderd',
      heading: 'Een bericht is verwijderd',
      lines: [
        'Een van je berichten voldoet niet aan onze regels. Jij en het andere lid zien het niet meer.',
        'De redenen: {reasons}',
        'Ben je het er niet mee eens, schrijf dan naar onze klantenservice.',
      ],
    },
    reported_message_removed: {
      subject: 'Een van je berichten is verwijderd',
      heading: 'Een bericht is verwijderd',
      lines: [
        'Een van je berichten voldoet niet aan onze regels. Jij en het andere lid zien het niet meer.',
        'De redenen: {reasons}',
        'Ben je het er niet mee eens, dan kun je binnen zes maanden om een tweede beoordeling vragen.',
      ],
      button: 'De zaak openen',
    },
    ...payments,
    photo_removed: {
      subject: 'Een van je foto’s kan niet worden getoond',
      heading: 'Een foto is geweigerd',
      lines: [
        'Een van je foto’s voldoet niet aan onze regels en is voor anderen niet te zien.',
        'De redenen: {reasons}',
        'Ben je het er niet mee eens, dan kun je in je profiel bij de foto om een tweede beoordeling vragen.',
      ],
      button: 'Mijn profiel openen',
    },
    photo_restored: {
      subject: 'Je foto mag worden getoond',
      heading: 'Na een tweede beoordeling',
      lines: [
        'We hebben je foto nog eens bekeken. Je had gelijk: hij mag worden getoond. Zijn al je plaatsen intussen bezet, dan kun je hem opnieuw uploaden.',
        'De redenen: {reasons}',
      ],
      button: 'Mijn profiel openen',
    },
    photo_appeal_upheld: {
      subject: 'Je foto blijft geweigerd',
      heading: 'Na een tweede beoordeling',
      lines: ['We hebben je foto nog eens bekeken. Hij blijft geweigerd.', 'De redenen: {reasons}'],
      button: 'Mijn profiel openen',
    },
    account_frozen: {
      subject: 'Je account is tijdelijk stilgezet',
      heading: 'Je account is tijdelijk stilgezet',
      lines: [
        'Er is gemeld dat je misschien minderjarig bent. Tot iemand van ons team dat heeft bekeken, kan je account niet worden gebruikt en ziet niemand het.',
        'Je hoeft niets te doen. Zodra er is beslist, krijg je een mail.',
      ],
      button: 'De zaak openen',
    },
    account_suspended: {
      subject: 'Je account is geblokkeerd',
      heading: 'Je account is geblokkeerd',
      lines: [
        'Je account kan niet meer worden gebruikt en niemand ziet het.',
        'De redenen: {reasons}',
        'Ben je het er niet mee eens, dan kun je binnen zes maanden om een tweede beoordeling vragen.',
      ],
      button: 'De zaak openen',
    },
    account_banned: {
      subject: 'Je account is gesloten',
      heading: 'Je account is gesloten',
      lines: [
        'Je account is voorgoed gesloten.',
        'De redenen: {reasons}',
        'Ben je het er niet mee eens, dan kun je binnen zes maanden om een tweede beoordeling vragen.',
      ],
      button: 'De zaak openen',
    },
    account_restored: {
      subject: 'Je account is weer open',
      heading: 'Je account is weer open',
      lines: ['Je kunt weer inloggen en anderen zien je weer.', 'De redenen: {reasons}'],
    },
  },
};

export default nl;
