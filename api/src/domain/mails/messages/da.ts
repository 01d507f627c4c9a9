import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/da.ts';

const da: Translation<typeof en> = {
  frame: {
    greeting: 'Hej {name}!',
    greetingStranger: 'Hej!',
    reasonStranger: 'Du får denne e-mail, fordi nogen har angivet denne adresse i en anmeldelse på {site}.',
    reasonSignup: 'Du får denne e-mail, fordi nogen har oprettet en konto på {site} med denne adresse.',
    reasonNewAddress:
      'Du får denne e-mail, fordi nogen har angivet denne adresse som ny adresse til en konto på {site}.',
    reasonOldAddress: 'Du får denne e-mail, fordi adressen indtil nu hørte til en konto på {site}.',
    signature: 'Hilsen fra os på {site}',
    unsubscribe: 'Afmeld e-mails som denne',
    reason: 'Du får denne e-mail, fordi adressen hører til en konto på {site}.',
    buttonFallback: 'Virker knappen ikke? Kopiér denne adresse til din browser:',
  },
  mails: {
    activate: {
      subject: 'Bekræft din e-mailadresse',
      heading: 'Ét klik, så er du inde',
      lines: ['Bekræft, at adressen er din. Så kan andre medlemmer finde dig og svare dig.'],
      button: 'Bekræft min adresse',
      note: 'Linket virker i syv dage. Hvis du ikke har oprettet en konto på {site}, kan du se bort fra denne e-mail.',
    },
    activation_reminder: {
      subject: 'Din konto venter på dig',
      heading: 'Kun e-mailadressen mangler',
      lines: [
        'Du har oprettet en konto på {site}, men din adresse er ikke bekræftet endnu. Før det er sket, kan ingen svare dig.',
      ],
      button: 'Bekræft min adresse',
      note: 'Linket virker i syv dage. Hvis du ikke har oprettet en konto på {site}, kan du se bort fra denne e-mail.',
    },
    reset_password: {
      subject: 'Vælg en ny adgangskode',
      heading: 'En ny adgangskode',
      lines: ['Du har bedt om en ny adgangskode. Linket nedenfor fører til siden, hvor du vælger den.'],
      button: 'Vælg en ny adgangskode',
      note: 'Linket virker én gang, i én time. Hvis det ikke var dig, der bad om det, kan du se bort fra denne e-mail: Intet er ændret.',
    },
    password_changed: {
      subject: 'Din adgangskode er ændret',
      heading: 'Du har en ny adgangskode',
      lines: [
        'Adgangskoden til din konto er lige blevet ændret, og alle andre enheder er logget ud.',
        'Var det ikke dig? Vælg en ny adgangskode med det samme via »Glemt adgangskode?« på loginsiden.',
      ],
    },
    mail_change: {
      subject: 'Bekræft din nye e-mailadresse',
      heading: 'Er det din adresse?',
      lines: ['Nogen vil bruge denne adresse til sin konto på {site}. Bekræft den, hvis det var dig.'],
      button: 'Brug denne adresse',
      note: 'Linket virker én gang, i et døgn. Hvis det ikke var dig, kan du se bort fra denne e-mail.',
    },
    mail_change_notice: {
      subject: 'Din e-mailadresse er ved at blive ændret',
      heading: 'En ny e-mailadresse',
      lines: [
        'Nogen vil ændre e-mailadressen til din konto til {email}. Den ændres, når den nye adresse er bekræftet.',
        'Var det ikke dig? Log ind, og skift adgangskode.',
      ],
    },
    mail_changed: {
      subject: 'Din e-mailadresse er ændret',
      heading: 'Din konto har fået en ny adresse',
      lines: [
        'Fra nu af logger du ind med {email}, og vores e-mails sendes dertil. Dette er den sidste til denne adresse.',
        'Var det ikke dig? Kontakt kundeservice med det samme.',
      ],
    },
    mails_on: {
      subject: 'Du får e-mails fra os igen',
      heading: 'Nu hører du fra os igen',
      lines: ['Du har slået vores e-mails til. I indstillingerne vælger du, hvilke du vil have.'],
      button: 'Til indstillingerne',
    },
    account_deleted: {
      subject: 'Din konto bliver slettet',
      heading: 'Vi er kede af, at du forlader os',
      lines: [
        'Fra nu af kan ingen se din profil. Den {date} bliver din konto og alt i den slettet for altid.',
        'Indtil da kan du komme tilbage og finde alt, som du forlod det.',
      ],
      button: 'Jeg vil tilbage',
    },
    stay_discount: {
      subject: '{percentage} % rabat til dig',
      heading: 'Dejligt, at du bliver',
      lines: [
        'Din kode er {code}. Den giver {percentage} % rabat på ét køb af credits, indtil {date}.',
        'Indtast den, når du vælger, hvordan du vil betale.',
      ],
      button: 'Brug min kode',
    },
    address_known: {
      subject: 'Du har allerede en konto',
      heading: 'Du er allerede medlem',
      lines: [
        'Nogen, sandsynligvis dig, prøvede at bruge denne adresse til en konto på {site}. Adressen har allerede en konto, så intet er ændret.',
        'Log ind med din adgangskode. Har du glemt den, får du et link via »Glemt adgangskode?« på samme side.',
      ],
      button: 'Log ind',
      note: 'Hvis det ikke var dig, kan du se bort fra denne e-mail: Den, der prøvede, fik ikke at vide, at du har en konto.',
    },
    like: {
      subject: 'Nogen synes om dig',
      heading: 'Du har fået et nyt like',
      lines: ['Et medlem på {site} har liket din profil. Se, hvem det er: Giver du et like tilbage, er det et match.'],
      button: 'Se, hvem det er',
      note: 'I indstillingerne vælger du, hvilke e-mails du får.',
    },
    match: {
      subject: 'Du har et match',
      heading: 'I synes om hinanden',
      lines: ['En, du har liket på {site}, har også liket dig. Nu mangler kun den første linje.'],
      button: 'Se dit match',
      note: 'I indstillingerne vælger du, hvilke e-mails du får.',
    },
    export_ready: {
      subject: 'Dine data er klar',
      heading: 'Kopien af dine data',
      lines: ['Du har bedt om en kopi af dine data. Den ligger under »Dine data« i indstillingerne i syv dage.'],
    },
    complaint_received: {
      subject: 'Vi har modtaget din anmeldelse',
      heading: 'Tak for din anmeldelse',
      lines: [
        'Din anmeldelse har nummer {number}. En fra vores team ser på den og afgør sagen. Du får en e-mail med afgørelsen og begrundelsen.',
      ],
      button: 'Åbn min anmeldelse',
      note: 'Knappen åbner din anmeldelse uden login, så hold denne e-mail for dig selv.',
    },
    complaint_actioned: {
      subject: 'Vi har grebet ind efter din anmeldelse',
      heading: 'Afgørelsen om din anmeldelse',
      lines: [
        'Vi har set på din anmeldelse, nummer {number}, og grebet ind.',
        'Begrundelse: {reasons}',
        'Er du ikke enig, kan du bede om en ny vurdering inden for 6 måneder.',
      ],
      button: 'Åbn min anmeldelse',
    },
    complaint_dismissed: {
      subject: 'Vores afgørelse om din anmeldelse',
      heading: 'Afgørelsen om din anmeldelse',
      lines: [
        'Vi har set på din anmeldelse, nummer {number}, og har ikke fundet noget, der er i strid med vores regler eller loven.',
        'Begrundelse: {reasons}',
        'Er du ikke enig, kan du bede om en ny vurdering inden for 6 måneder.',
      ],
      button: 'Åbn min anmeldelse',
    },
    appeal_upheld: {
      subject: 'Vores afgørelse efter en ny vurdering',
      heading: 'Efter en ny vurdering',
      lines: ['Vi har set på sag {number} igen. Afgørelsen bliver stående.', 'Begrundelse: {reasons}'],
      button: 'Åbn sagen',
    },
    appeal_overturned: {
      subject: 'Vores afgørelse efter en ny vurdering',
      heading: 'Efter en ny vurdering',
      lines: ['Vi har set på sag {number} igen. Du havde ret: Afgørelsen er ændret.', 'Begrundelse: {reasons}'],
      button: 'Åbn sagen',
    },
    message_removed: {
      subject: 'En af dine beskeder er fjernet',
      heading: 'En besked er fjernet',
      lines: [
        'En af dine beskeder overholder ikke vores regler. Hverken du eller det andet medlem kan se den længere.',
        'Begrundelse: {reasons}',
        'Er du ikke enig? Skriv til kundeservice.',
      ],
    },
    reported_message_removed: {
      subject: 'En af dine beskeder er fjernet',
      heading: 'En besked er fjernet',
      lines: [
        'En af dine beskeder overholder ikke vores regler. Hverken du eller det andet medlem kan se den længere.',
        'Begrundelse: {reasons}',
        'Er du ikke enig, kan du bede om en ny vurdering inden for 6 måneder.',
      ],
      button: 'Åbn sagen',
    },
    ...payments,
    photo_removed: {
      subject: 'Et af dine billeder kan ikke vises',
      heading: 'Et billede blev afvist',
      lines: [
        'Et af dine billeder overholder ikke vores regler og vises ikke for andre.',
        'Begrundelse: {reasons}',
        'Er du ikke enig, kan du bede om en ny vurdering ved billedet i din profil.',
      ],
      button: 'Åbn min profil',
    },
    photo_restored: {
      subject: 'Dit billede kan vises alligevel',
      heading: 'Efter en ny vurdering',
      lines: [
        'Vi har set på dit billede igen. Du havde ret: Det kan vises. Er alle dine pladser optaget nu, kan du uploade det igen.',
        'Begrundelse: {reasons}',
      ],
      button: 'Åbn min profil',
    },
    photo_appeal_upheld: {
      subject: 'Dit billede er stadig afvist',
      heading: 'Efter en ny vurdering',
      lines: ['Vi har set på dit billede igen. Det er stadig afvist.', 'Begrundelse: {reasons}'],
      button: 'Åbn min profil',
    },
    account_frozen: {
      subject: 'Din konto er frosset',
      heading: 'Din konto er frosset',
      lines: [
        'Vi har fået en anmeldelse om, at du måske er mindreårig. Indtil en fra vores team har set på sagen, kan din konto ikke bruges, og ingen kan se den.',
        'Du behøver ikke at gøre noget. Vi sender dig en e-mail, så snart sagen er afgjort.',
      ],
      button: 'Åbn sagen',
    },
    account_suspended: {
      subject: 'Din konto er suspenderet',
      heading: 'Din konto er suspenderet',
      lines: [
        'Din konto kan ikke længere bruges, og ingen kan se den.',
        'Begrundelse: {reasons}',
        'Er du ikke enig, kan du bede om en ny vurdering inden for 6 måneder.',
      ],
      button: 'Åbn sagen',
    },
    account_banned: {
      subject: 'Din konto er lukket',
      heading: 'Din konto er lukket',
      lines: [
        'Din konto er lukket for altid.',
        'Begrundelse: {reasons}',
        'Er du ikke enig, kan du bede om en ny vurdering inden for 6 måneder.',
      ],
      button: 'Åbn sagen',
    },
    account_restored: {
      subject: 'Din konto er åben igen',
      heading: 'Din konto er åben igen',
      lines: ['Du kan logge ind som før, og andre kan se dig igen.', 'Begrundelse: {reasons}'],
    },
  },
};

export default da;
