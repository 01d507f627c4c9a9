import type { PageText } from '../../page-text.ts';

export default {
  title: 'Brugervilkår',
  lead: 'Reglerne mellem dig og {company}, når du bruger {site}. Version fra {version}.',
  description:
    'Reglerne mellem dig og os, når du bruger {site}: hvad du kan forvente, hvad du betaler, og hvad vi forventer af dig.',
  sections: [
    {
      id: 'company',
      title: 'Hvem er vi?',
      body: [
        '{company} driver {site}. Når der står »vi« i disse vilkår, menes dette selskab.',
        {
          facts: [
            ['Selskab', '{company}'],
            ['Adresse', '{address}, {city}, {country}'],
            ['Handelsregister (KvK)', '{kvk}'],
            ['Momsnummer', '{vat_numbers}'],
            ['Handelsnavne', '{tradenames}'],
            ['Telefon', '[{phone}](phone)'],
            ['E-mail', '[{email}](mail)'],
          ],
        },
        'Du kan skrive til os på engelsk, tysk eller nederlandsk.',
      ],
    },
    {
      id: 'service',
      title: 'Hvad er {site}?',
      body: [
        '{site} er et mødested for voksne: Du laver en profil, ser på andres profiler, giver dem likes og skriver til dem.',
        'Vi bringer folk i kontakt med hinanden. Vi kan ikke love, at nogen svarer, at du finder en partner, eller at det, et medlem siger om sig selv, er sandt. Pas på dig selv, når du mødes med nogen: Vores [sikkerhedstips](faq#safe-date) hjælper.',
        'Nogle profiler er {fictional_plural}. Hver af dem er mærket »{fictional_singular}«. De er opdigtede, og du kan ikke møde de personer, de viser.',
      ],
    },
    {
      id: 'account',
      title: 'Din konto',
      body: [
        'For at oprette en konto skal du være fyldt {min_age} år. Det er gratis. Kontoen er kun til dig: én person, én konto.',
        'Vi sender et link til din e-mailadresse. Før du har åbnet det, kan de medlemmer, du skriver til, ikke læse dine beskeder.',
        'Vælg en adgangskode, som du ikke bruger andre steder, og hold den for dig selv. Tror du, at en anden bruger din konto, så [skift adgangskode](settings): Det afslutter alle andre logins.',
      ],
    },
    {
      id: 'rules',
      title: 'Sådan behandler vi hinanden',
      body: [
        'Du er ansvarlig for det, du skriver og viser. Dette er ikke tilladt på {site}:',
        {
          items: [
            'at udgive sig for en anden eller bruge billeder af en anden',
            'billeder af børn, af nogen, der ikke har sagt ja til det, eller af nøgne mennesker',
            'fornærmelser, trusler, chikane, had eller andet, der er i strid med loven',
            'at bede om penge, reklamere, sende spam eller lede medlemmer til tjenester, der koster penge',
            'at indsamle data om medlemmer eller bruge programmer, der handler for dig',
            'kontaktoplysninger som telefonnumre i en første besked, før den anden har svaret',
          ],
        },
        'Det, du viser, er stadig dit. Du lader os gemme det og vise det til andre medlemmer, så længe det er på {site}. Billeder vises kun for besøgende, hvor søgningen er åben for dem.',
      ],
    },
    {
      id: 'moderation',
      title: 'Sådan kontrollerer vi og afgør sager',
      body: [
        'Et menneske ser på hvert billede, før andre ser det. Tekster læses ikke på forhånd. Et program afviser kontaktoplysninger i første beskeder og billeder, som vi har afvist tidligere.',
        'Du kan anmelde en profil, et billede, en besked eller noget andet: med »Anmeld« ved siden af eller med [formularen til anmeldelser og klager](complaints). Et menneske afgør hver anmeldelse.',
        'Hvis noget er i strid med disse regler eller loven, kan vi fjerne det, suspendere kontoen eller lukke den for altid. Hvad vi vælger, afhænger af, hvor alvorligt det er, hvor ofte det er sket, og hvordan det har ramt andre. Den, det gælder, får vores begrundelse på e-mail.',
        'Ét indgreb sker, før et menneske afgør sagen: En konto, der ifølge en anmeldelse tilhører et barn, kan fryses, indtil vi har set på den.',
        'Den, der har anmeldt, og den, vores afgørelse gælder, kan klage gratis inden for 6 måneder med linket i vores e-mail. Du kan også gå til domstolene eller til et udenretsligt tvistbilæggelsesorgan i dit land. Medlemmer, der ofte sender åbenbart grundløse anmeldelser, kan også blive suspenderet.',
      ],
    },
    {
      id: 'free',
      title: 'Det er gratis',
      body: [
        {
          items: [
            'at oprette en konto, søge, like og læse alt, hvad medlemmer skriver til dig',
            'at starte samtaler med to medlemmer; svar til andre tæller ikke med',
            'tre billeder på din profil',
          ],
        },
        'Nye medlemmer får gratis credits, når e-mailadressen er bekræftet: {signup_credits}.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits og Premium',
      body: [
        'Det, du sender, betaler du for med credits. Du køber dem i pakker, én gang: {site} har intet abonnement, og intet fornyes af sig selv. Alle [priser](pricing) er inklusive moms og vises i din valuta, før du bestiller.',
        {
          facts: [
            ['Credits for en besked', '{message_credits}'],
            ['Credits for et billede i en samtale', '{photo_credits}'],
            ['Credits for en gave, fra', '{gift_credits}'],
          ],
        },
        'Når du køber en pakke, uanset hvilken, bliver du også Premium-medlem: Du ser alle billeder, kan vise op til 25 af dine egne, starte så mange samtaler, du vil, og se, hvornår dine beskeder er læst. Premium har ingen slutdato. Det slutter kun, når alle dine bestillinger er betalt tilbage.',
        'Credits udløber ikke, så længe din konto findes. De kan ikke sælges, gives til andre eller veksles til penge, undtagen efter din [fortrydelsesret](return-policy).',
      ],
    },
    {
      id: 'order',
      title: 'Sådan indgås en aftale',
      body: [
        'Du vælger en pakke og en betalingsmåde og trykker på knappen med prisen. Det er din bestilling. Aftalen er indgået, når betalingen er godkendt. Så tilføjer vi dine credits og sender dig en e-mail med ordrenummeret.',
        'En rabatkode kan kun bruges én gang og kan ikke kombineres med en anden. En kode kan være begrænset til et land, en betalingsmåde, et tidsrum eller et mindstebeløb. Det viser vi, før du betaler.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Fortrydelsesret',
      body: [
        'Du kan fortryde en bestilling inden for {refund_days} dage uden begrundelse: [Fortryd aftale](withdrawal). Under [Fortrydelsesret og tilbagebetaling](return-policy) står, hvad du får tilbage.',
      ],
    },
    {
      id: 'leaving',
      title: 'Når du forlader os, og når vi opsiger aftalen',
      body: [
        'Du kan slette din konto når som helst i [indstillingerne](settings). Du bliver usynlig med det samme. Du kan komme tilbage inden for 14 dage med det link, vi sender dig. Derefter slettes dine personoplysninger, og de credits, der er tilbage, går tabt. Kræv dine penge tilbage før det, hvis du har ret til det.',
        'Vi kan opsige aftalen på e-mail med 30 dages varsel, og uden varsel ved et alvorligt brud på disse vilkår. Opsiger vi den, uden at du har brudt vilkårene, betaler vi dine ubrugte credits tilbage.',
      ],
    },
    {
      id: 'liability',
      title: 'Ansvar',
      body: [
        'Vi er ansvarlige uden begrænsning ved forsæt og grov uagtsomhed, ved skade på liv, legeme eller helbred, og ellers hvor loven kræver det. Ved simpel uagtsomhed er vi kun ansvarlige, hvis vi misligholder en pligt, som er en forudsætning for aftalen, og da højst for den skade, der kunne forudses.',
        'Vi sørger for, at {site} virker, men tjenesten kan til tider være utilgængelig, for eksempel under vedligeholdelse. Dine rettigheder ved mangler i en digital tjeneste påvirkes ikke.',
      ],
    },
    {
      id: 'changes',
      title: 'Ændringer i vilkårene',
      body: [
        'Datoen for denne version står øverst. Hvis vi ændrer vilkårene til ulempe for dig, skriver vi til dig mindst 30 dage før. Er du ikke enig, kan du slette din konto og få prisen for dine ubrugte credits tilbage.',
      ],
    },
    {
      id: 'law',
      title: 'Lovvalg og tvister',
      body: [
        'Aftalen er underlagt loven i det land, hvor {company} har hjemsted ({country}). Er du forbruger, beholder du den beskyttelse, som loven i dit eget land giver dig, og du kan også gå til domstolene dér.',
        'Vi beder dig [skrive til os](service) først: Det meste kan løses hurtigt.',
      ],
    },
  ],
} satisfies PageText;
