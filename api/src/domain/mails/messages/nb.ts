import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/nb.ts';

const nb: Translation<typeof en> = {
  frame: {
    greeting: 'Hei {name}!',
    greetingStranger: 'Hei!',
    reasonStranger: 'Du får denne e-posten fordi noen har oppgitt denne adressen i en rapport på {site}.',
    reasonSignup: 'Du får denne e-posten fordi noen har opprettet en konto på {site} med denne adressen.',
    reasonNewAddress: 'Du får denne e-posten fordi noen har oppgitt denne adressen som den nye for en konto på {site}.',
    reasonOldAddress: 'Du får denne e-posten fordi adressen hørte til en konto på {site} fram til nå.',
    signature: 'Hilsen oss på {site}',
    unsubscribe: 'Stopp e-poster som denne',
    reason: 'Du får denne e-posten fordi adressen hører til en konto på {site}.',
    buttonFallback: 'Virker ikke knappen? Kopier denne adressen inn i nettleseren:',
  },
  mails: {
    activate: {
      subject: 'Bekreft e-postadressen din',
      heading: 'Ett klikk, så er du inne',
      lines: ['Bekreft at adressen er din. Da kan andre medlemmer finne deg og svare deg.'],
      button: 'Bekreft adressen min',
      note: 'Lenken er gyldig i sju dager. Hvis du ikke har opprettet en konto på {site}, kan du se bort fra denne e-posten.',
    },
    activation_reminder: {
      subject: 'Kontoen din venter på deg',
      heading: 'Bare e-postadressen mangler',
      lines: [
        'Du har opprettet en konto på {site}, men adressen din er ikke bekreftet ennå. Ingen kan svare deg før du har bekreftet den.',
      ],
      button: 'Bekreft adressen min',
      note: 'Lenken er gyldig i sju dager. Hvis du ikke har opprettet en konto på {site}, kan du se bort fra denne e-posten.',
    },
    reset_password: {
      subject: 'Velg et nytt passord',
      heading: 'Et nytt passord',
      lines: ['Du har bedt om et nytt passord. Lenken nedenfor går til siden der du velger det.'],
      button: 'Velg et nytt passord',
      note: 'Lenken er gyldig i én time og kan bare brukes én gang. Hvis det ikke var du som ba om den, kan du se bort fra denne e-posten: ingenting er endret.',
    },
    password_changed: {
      subject: 'Passordet ditt er endret',
      heading: 'Du har et nytt passord',
      lines: [
        'Passordet til kontoen din ble endret akkurat nå, og alle andre enheter ble logget ut.',
        'Var det ikke deg? Velg et nytt passord med en gang via «Glemt passordet?» på innloggingssiden.',
      ],
    },
    mail_change: {
      subject: 'Bekreft den nye e-postadressen din',
      heading: 'Er dette adressen din?',
      lines: ['Noen vil bruke denne adressen til kontoen sin på {site}. Bekreft den hvis det var deg.'],
      button: 'Bruk denne adressen',
      note: 'Lenken er gyldig i ett døgn og kan bare brukes én gang. Hvis det ikke var deg, kan du se bort fra denne e-posten.',
    },
    mail_change_notice: {
      subject: 'E-postadressen din er i ferd med å bli endret',
      heading: 'En ny e-postadresse',
      lines: [
        'Noen vil endre e-postadressen for kontoen din til {email}. Den endres når den nye adressen er bekreftet.',
        'Var det ikke deg? Logg inn og bytt passord.',
      ],
    },
    mail_changed: {
      subject: 'E-postadressen din er endret',
      heading: 'Kontoen din har fått ny adresse',
      lines: [
        'Fra nå av logger du inn med {email}, og e-postene våre sendes dit. Dette er den siste til denne adressen.',
        'Var det ikke deg? Kontakt kundeservice med en gang.',
      ],
    },
    mails_on: {
      subject: 'Du får e-poster fra oss igjen',
      heading: 'Nå hører du fra oss igjen',
      lines: ['Du har slått på e-postene våre. Hvilke du vil ha, velger du i innstillingene.'],
      button: 'Til innstillingene',
    },
    account_deleted: {
      subject: 'Kontoen din blir slettet',
      heading: 'Så synd at du forlater oss',
      lines: [
        'Fra nå av ser ingen profilen din. Den {date} blir kontoen din og alt i den slettet for godt.',
        'Fram til da kan du komme tilbake og finne alt slik du forlot det.',
      ],
      button: 'Jeg vil tilbake',
    },
    stay_discount: {
      subject: '{percentage} % rabatt til deg',
      heading: 'Så fint at du blir',
      lines: [
        'Koden din er {code}. Den gir {percentage} % rabatt på ett kjøp av kreditter, fram til {date}.',
        'Skriv den inn der du velger hvordan du vil betale.',
      ],
      button: 'Bruk koden min',
    },
    address_known: {
      subject: 'Du har allerede en konto',
      heading: 'Du er allerede medlem',
      lines: [
        'Noen, antakelig du, prøvde å bruke denne adressen til en konto på {site}. Den hører allerede til en konto, så ingenting er endret.',
        'Logg inn med passordet ditt. Har du glemt det, får du en lenke via «Glemt passordet?» på samme side.',
      ],
      button: 'Logg inn',
      note: 'Hvis det ikke var deg, kan du se bort fra denne e-posten: den som prøvde, fikk ikke vite at du har en konto.',
    },
    like: {
      subject: 'Noen liker deg',
      heading: 'Du har fått en ny like',
      lines: ['Et medlem på {site} liker profilen din. Se hvem det er: liker du tilbake, er det en match.'],
      button: 'Se hvem det er',
      note: 'Du velger i innstillingene hvilke e-poster du får.',
    },
    match: {
      subject: 'Du har en match',
      heading: 'Dere liker hverandre',
      lines: ['Noen du liker på {site}, liker deg også. Nå mangler bare den første linjen.'],
      button: 'Se matchen din',
      note: 'Du velger i innstillingene hvilke e-poster du får.',
    },
    export_ready: {
      subject: 'Opplysningene dine er klare',
      heading: 'Kopien av opplysningene dine',
      lines: [
        'Du har bedt om en kopi av opplysningene dine. Den ligger under «Opplysningene dine» i innstillingene i sju dager.',
      ],
    },
    complaint_received: {
      subject: 'Vi har mottatt rapporten din',
      heading: 'Takk for rapporten din',
      lines: [
        'Rapporten din har nummer {number}. Noen på teamet vårt ser på den og avgjør saken. Du får en e-post med avgjørelsen og begrunnelsen.',
      ],
      button: 'Åpne rapporten min',
      note: 'Knappen åpner rapporten din uten innlogging, så hold denne e-posten for deg selv.',
    },
    complaint_actioned: {
      subject: 'Vi har grepet inn etter rapporten din',
      heading: 'Avgjørelsen om rapporten din',
      lines: [
        'Vi har sett på rapporten din, nummer {number}, og grepet inn.',
        'Begrunnelse: {reasons}',
        'Er du ikke enig, kan du be om en ny vurdering innen 6 måneder.',
      ],
      button: 'Åpne rapporten min',
    },
    complaint_dismissed: {
      subject: 'Avgjørelsen vår om rapporten din',
      heading: 'Avgjørelsen om rapporten din',
      lines: [
        'Vi har sett på rapporten din, nummer {number}, og ikke funnet noe som bryter reglene våre eller loven.',
        'Begrunnelse: {reasons}',
        'Er du ikke enig, kan du be om en ny vurdering innen 6 måneder.',
      ],
      button: 'Åpne rapporten min',
    },
    appeal_upheld: {
      subject: 'Avgjørelsen vår etter en ny vurdering',
      heading: 'Etter en ny vurdering',
      lines: ['Vi har sett på sak {number} en gang til. Avgjørelsen blir stående.', 'Begrunnelse: {reasons}'],
      button: 'Åpne saken',
    },
    appeal_overturned: {
      subject: 'Avgjørelsen vår etter en ny vurdering',
      heading: 'Etter en ny vurdering',
      lines: [
        'Vi har sett på sak {number} en gang til. Du hadde rett: avgjørelsen er omgjort.',
        'Begrunnelse: {reasons}',
      ],
      button: 'Åpne saken',
    },
    message_removed: {
      subject: 'En av meldingene dine er fjernet',
      heading: 'En melding er fjernet',
      lines: [
        'En av meldingene dine følger ikke reglene våre. Verken du eller det andre medlemmet ser den lenger.',
        'Begrunnelse: {reasons}',
        'Er du ikke enig? Skriv til kundeservice.',
      ],
    },
    reported_message_removed: {
      subject: 'En av meldingene dine er fjernet',
      heading: 'En melding er fjernet',
      lines: [
        'En av meldingene dine følger ikke reglene våre. Verken du eller det andre medlemmet ser den lenger.',
        'Begrunnelse: {reasons}',
        'Er du ikke enig, kan du be om en ny vurdering innen 6 måneder.',
      ],
      button: 'Åpne saken',
    },
    ...payments,
    photo_removed: {
      subject: 'Et av bildene dine kan ikke vises',
      heading: 'Et bilde ble avvist',
      lines: [
        'Et av bildene dine følger ikke reglene våre og vises ikke for andre.',
        'Begrunnelse: {reasons}',
        'Er du ikke enig, kan du be om en ny vurdering ved siden av bildet i profilen din.',
      ],
      button: 'Åpne profilen min',
    },
    photo_restored: {
      subject: 'Bildet ditt kan vises likevel',
      heading: 'Etter en ny vurdering',
      lines: [
        'Vi har sett på bildet ditt en gang til. Du hadde rett: det kan vises. Er alle bildeplassene dine i bruk nå, kan du laste det opp igjen.',
        'Begrunnelse: {reasons}',
      ],
      button: 'Åpne profilen min',
    },
    photo_appeal_upheld: {
      subject: 'Bildet ditt er fortsatt avvist',
      heading: 'Etter en ny vurdering',
      lines: ['Vi har sett på bildet ditt en gang til. Det er fortsatt avvist.', 'Begrunnelse: {reasons}'],
      button: 'Åpne profilen min',
    },
    account_frozen: {
      subject: 'Kontoen din er frosset',
      heading: 'Kontoen din er frosset',
      lines: [
        'Vi har fått en rapport om at du kan være mindreårig. Fram til noen på teamet vårt har sett på saken, kan kontoen din ikke brukes, og ingen ser den.',
        'Du trenger ikke å gjøre noe. Vi sender deg en e-post så snart vi har avgjort saken.',
      ],
      button: 'Åpne saken',
    },
    account_suspended: {
      subject: 'Kontoen din er suspendert',
      heading: 'Kontoen din er suspendert',
      lines: [
        'Kontoen din kan ikke lenger brukes, og ingen ser den.',
        'Begrunnelse: {reasons}',
        'Er du ikke enig, kan du be om en ny vurdering innen 6 måneder.',
      ],
      button: 'Åpne saken',
    },
    account_banned: {
      subject: 'Kontoen din er stengt',
      heading: 'Kontoen din er stengt',
      lines: [
        'Kontoen din er stengt for godt.',
        'Begrunnelse: {reasons}',
        'Er du ikke enig, kan du be om en ny vurdering innen 6 måneder.',
      ],
      button: 'Åpne saken',
    },
    account_restored: {
      subject: 'Kontoen din er åpen igjen',
      heading: 'Kontoen din er åpen igjen',
      lines: ['Du kan logge inn som før, og andre ser deg igjen.', 'Begrunnelse: {reasons}'],
    },
  },
};

export default nb;
