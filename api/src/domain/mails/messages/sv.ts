import type { Translation } from '../../translation.ts';
import type en from './en.ts';
import { payments } from './payments/sv.ts';

const sv: Translation<typeof en> = {
  frame: {
    greeting: 'Hej {name}!',
    greetingStranger: 'Hej!',
    reasonStranger: 'Du får det här mejlet för att någon har angett den här adressen i en anmälan på {site}.',
    reasonSignup: 'Du får det här mejlet för att någon har skapat ett konto på {site} med den här adressen.',
    reasonNewAddress: 'Du får det här mejlet för att någon har angett den här adressen som ny för ett konto på {site}.',
    reasonOldAddress: 'Du får det här mejlet för att den här adressen hörde till ett konto på {site} fram till nu.',
    signature: 'Vi på {site}',
    unsubscribe: 'Avregistrera mig från sådana här mejl',
    reason: 'Du får det här mejlet för att adressen hör till ett konto på {site}.',
    buttonFallback: 'Fungerar inte knappen? Kopiera den här adressen till webbläsaren:',
  },
  mails: {
    activate: {
      subject: 'Bekräfta din mejladress',
      heading: 'Ett klick kvar, så är du inne',
      lines: ['Bekräfta att adressen är din. Sedan kan andra medlemmar hitta dig och svara dig.'],
      button: 'Bekräfta min adress',
      note: 'Länken gäller i sju dagar. Om du inte har skapat något konto på {site} kan du bortse från det här mejlet.',
    },
    activation_reminder: {
      subject: 'Ditt konto väntar på dig',
      heading: 'Bara mejladressen är kvar',
      lines: [
        'Du har skapat ett konto på {site}, men adressen är inte bekräftad än. Ingen kan svara dig förrän du har bekräftat den.',
      ],
      button: 'Bekräfta min adress',
      note: 'Länken gäller i sju dagar. Om du inte har skapat något konto på {site} kan du bortse från det här mejlet.',
    },
    reset_password: {
      subject: 'Välj ett nytt lösenord',
      heading: 'Ett nytt lösenord',
      lines: ['Du har bett om ett nytt lösenord. Länken nedan går till sidan där du väljer det.'],
      button: 'Välj ett nytt lösenord',
      note: 'Länken gäller i en timme och kan bara användas en gång. Om det inte var du kan du bortse från mejlet: inget har ändrats.',
    },
    password_changed: {
      subject: 'Ditt lösenord har ändrats',
      heading: 'Du har ett nytt lösenord',
      lines: [
        'Lösenordet till ditt konto ändrades alldeles nyss, och alla andra enheter loggades ut.',
        'Var det inte du? Välj genast ett nytt lösenord via ”Glömt lösenordet?” på inloggningssidan.',
      ],
    },
    mail_change: {
      subject: 'Bekräfta din nya mejladress',
      heading: 'Är det här din adress?',
      lines: ['Någon vill använda den här adressen för sitt konto på {site}. Bekräfta om det var du.'],
      button: 'Använd den här adressen',
      note: 'Länken gäller i ett dygn och kan bara användas en gång. Om det inte var du kan du bortse från mejlet.',
    },
    mail_change_notice: {
      subject: 'Din mejladress är på väg att ändras',
      heading: 'En ny mejladress',
      lines: [
        'Någon vill ändra mejladressen för ditt konto till {email}. Den ändras så fort den adressen har bekräftats.',
        'Var det inte du? Logga in och byt lösenord.',
      ],
    },
    mail_changed: {
      subject: 'Din mejladress har ändrats',
      heading: 'Ditt konto har en ny adress',
      lines: [
        'Från och med nu loggar du in med {email}, och våra mejl skickas dit. Det här är det sista till den gamla adressen.',
        'Var det inte du? Kontakta vår kundservice på en gång.',
      ],
    },
    mails_on: {
      subject: 'Du får våra mejl igen',
      heading: 'Nu hör vi av oss igen',
      lines: ['Du har slagit på våra mejl. Vilka du vill ha väljer du i dina inställningar.'],
      button: 'Till mina inställningar',
    },
    account_deleted: {
      subject: 'Ditt konto kommer att raderas',
      heading: 'Tråkigt att du lämnar oss',
      lines: [
        'Från och med nu ser ingen din profil. Den {date} raderas ditt konto och allt i det för gott.',
        'Fram till dess kan du komma tillbaka och hitta allt som du lämnade det.',
      ],
      button: 'Jag vill tillbaka',
    },
    stay_discount: {
      subject: '{percentage} % rabatt till dig',
      heading: 'Fint att du stannar',
      lines: [
        'Din kod är {code}. Den ger {percentage} % rabatt på ett köp av krediter och gäller till {date}.',
        'Skriv in den där du väljer hur du vill betala.',
      ],
      button: 'Använd min kod',
    },
    address_known: {
      subject: 'Du har redan ett konto',
      heading: 'Du är redan medlem',
      lines: [
        'Någon, troligen du, försökte använda den här adressen för ett konto på {site}. Det finns redan ett, så inget har ändrats.',
        'Logga in med ditt lösenord. Har du glömt det får du en länk via ”Glömt lösenordet?” på samma sida.',
      ],
      button: 'Logga in',
      note: 'Om det inte var du kan du bortse från mejlet: den som försökte fick inte veta att du har ett konto.',
    },
    like: {
      subject: 'Någon gillar dig',
      heading: 'Du har fått en like',
      lines: ['En medlem på {site} gillar din profil. Se vem det är: gillar du tillbaka är det en match.'],
      button: 'Se vem det är',
      note: 'Du väljer i dina inställningar vilka mejl du får.',
    },
    match: {
      subject: 'Du har en matchning',
      heading: 'Ni gillar varandra',
      lines: ['Någon du gillar på {site} gillar dig också. Nu fattas bara en första rad.'],
      button: 'Se din matchning',
      note: 'Du väljer i dina inställningar vilka mejl du får.',
    },
    export_ready: {
      subject: 'Dina uppgifter är klara',
      heading: 'Kopian av dina uppgifter',
      lines: [
        'Du har bett om en kopia av dina uppgifter. Den finns under ”Dina uppgifter” i dina inställningar i sju dagar.',
      ],
    },
    complaint_received: {
      subject: 'Vi har tagit emot din anmälan',
      heading: 'Tack för din anmälan',
      lines: [
        'Din anmälan har nummer {number}. Någon i vårt team går igenom den och fattar beslut. Du får ett mejl med beslutet och motiveringen till det.',
      ],
      button: 'Öppna min anmälan',
      note: 'Knappen öppnar din anmälan utan inloggning, så behåll mejlet för dig själv.',
    },
    complaint_actioned: {
      subject: 'Vi har vidtagit åtgärder efter din anmälan',
      heading: 'Beslutet om din anmälan',
      lines: [
        'Vi har gått igenom din anmälan {number} och vidtagit åtgärder.',
        'Motivering: {reasons}',
        'Håller du inte med kan du begära en ny bedömning inom 6 månader.',
      ],
      button: 'Öppna min anmälan',
    },
    complaint_dismissed: {
      subject: 'Vårt beslut om din anmälan',
      heading: 'Beslutet om din anmälan',
      lines: [
        'Vi har gått igenom din anmälan {number} och inte hittat något som bryter mot våra regler eller mot lagen.',
        'Motivering: {reasons}',
        'Håller du inte med kan du begära en ny bedömning inom 6 månader.',
      ],
      button: 'Öppna min anmälan',
    },
    appeal_upheld: {
      subject: 'Vårt beslut efter en ny bedömning',
      heading: 'Efter en ny bedömning',
      lines: ['Vi har gått igenom ärende {number} en gång till. Beslutet står fast.', 'Motivering: {reasons}'],
      button: 'Öppna ärendet',
    },
    appeal_overturned: {
      subject: 'Vårt beslut efter en ny bedömning',
      heading: 'Efter en ny bedömning',
      lines: [
        'Vi har gått igenom ärende {number} en gång till. Du hade rätt: beslutet ändras.',
        'Motivering: {reasons}',
      ],
      button: 'Öppna ärendet',
    },
    message_removed: {
      subject: 'Ett av dina meddelanden har tagits bort',
      heading: 'Ett meddelande har tagits bort',
      lines: [
        'Ett av dina meddelanden följer inte våra regler. Varken du eller den andra medlemmen ser det längre.',
        'Motivering: {reasons}',
        'Håller du inte med? Skriv till vår kundservice.',
      ],
    },
    reported_message_removed: {
      subject: 'Ett av dina meddelanden har tagits bort',
      heading: 'Ett meddelande har tagits bort',
      lines: [
        'Ett av dina meddelanden följer inte våra regler. Varken du eller den andra medlemmen ser det längre.',
        'Motivering: {reasons}',
        'Håller du inte med kan du begära en ny bedömning inom 6 månader.',
      ],
      button: 'Öppna ärendet',
    },
    ...payments,
    photo_removed: {
      subject: 'En av dina bilder kan inte visas',
      heading: 'En bild har inte godkänts',
      lines: [
        'En av dina bilder följer inte våra regler och visas inte för andra.',
        'Motivering: {reasons}',
        'Håller du inte med kan du begära en ny bedömning vid bilden i din profil.',
      ],
      button: 'Öppna min profil',
    },
    photo_restored: {
      subject: 'Din bild får visas ändå',
      heading: 'Efter en ny bedömning',
      lines: [
        'Vi har tittat på din bild en gång till. Du hade rätt: den får visas. Är alla dina bildplatser upptagna nu får du ladda upp den igen.',
        'Motivering: {reasons}',
      ],
      button: 'Öppna min profil',
    },
    photo_appeal_upheld: {
      subject: 'Din bild godkänns fortfarande inte',
      heading: 'Efter en ny bedömning',
      lines: ['Vi har tittat på din bild en gång till. Den godkänns fortfarande inte.', 'Motivering: {reasons}'],
      button: 'Öppna min profil',
    },
    account_frozen: {
      subject: 'Ditt konto är fryst',
      heading: 'Ditt konto är fryst',
      lines: [
        'Vi har fått en anmälan om att du kan vara minderårig. Kontot kan inte användas, och ingen ser det, förrän någon i vårt team har tittat på saken.',
        'Du behöver inte göra något. Vi mejlar dig så fort vi har fattat beslut.',
      ],
      button: 'Öppna ärendet',
    },
    account_suspended: {
      subject: 'Ditt konto har stängts av',
      heading: 'Ditt konto har stängts av',
      lines: [
        'Ditt konto kan inte användas längre, och ingen ser det.',
        'Motivering: {reasons}',
        'Håller du inte med kan du begära en ny bedömning inom 6 månader.',
      ],
      button: 'Öppna ärendet',
    },
    account_banned: {
      subject: 'Ditt konto har stängts',
      heading: 'Ditt konto har stängts',
      lines: [
        'Ditt konto har stängts för gott.',
        'Motivering: {reasons}',
        'Håller du inte med kan du begära en ny bedömning inom 6 månader.',
      ],
      button: 'Öppna ärendet',
    },
    account_restored: {
      subject: 'Ditt konto är öppet igen',
      heading: 'Ditt konto är öppet igen',
      lines: ['Du kan logga in som förut, och andra ser dig igen.', 'Motivering: {reasons}'],
    },
  },
};

export default sv;
