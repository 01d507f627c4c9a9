import type { Messages } from '@pairwise/i18n';

import type { directDebit as source } from './en.ts';

export const directDebit = {
  intro:
    'We schrijven {price} één keer van je bankrekening af. Om zeker te weten dat jij het bent, sturen we een code naar je telefoon.',
  account: 'Je rekening',
  holder: 'Rekeninghouder',
  iban: 'IBAN',
  ibanHint: 'Hij staat op je bankpas en in je bankapp.',
  address: 'Je adres',
  street: 'Straat',
  houseNumber: 'Nummer',
  postalCode: 'Postcode',
  city: 'Plaats',
  mobile: 'Mobiel nummer',
  mobileHint: 'Voor de code. We gebruiken het nergens anders voor.',
  required: 'Vul dit nog even in.',
  mandate: 'SEPA-incassomachtiging',
  notice: 'Bedrag en datum van elke incasso kondigen we je uiterlijk één dag van tevoren per e-mail aan.',
  authorise:
    'Ik ga akkoord met deze machtiging: voor deze betaling van {price} en voor pakketten die ik later opnieuw bestel.',
  send: 'Stuur me een code',
  failed: 'Het formulier kon niet worden geladen',
  codeTitle: 'Vul je code in',
  codeText: 'We hebben een sms met een code naar {mobile} gestuurd. De code is tien minuten geldig.',
  code: 'Sms-code',
  codeFormat: 'De code heeft zes cijfers.',
  confirm: 'Bestelling met betaalverplichting – {price}',
  resendIn: 'Je kunt over {time} een nieuwe code aanvragen.',
  resend: 'Stuur een nieuwe code',
  resent: 'Er is een nieuwe code onderweg. De oude is niet meer geldig.',
  noResend: 'Is er geen code aangekomen? Controleer dan je nummer.',
  change: 'Mijn gegevens wijzigen',
  again: 'Nieuwe code aanvragen',
  creditorId: 'Incassant-ID',
  reference: 'Machtigingskenmerk',
  repeatText: 'Met je machtiging schrijven we {price} van deze rekening af.',
  otherAccount: 'Een andere rekening gebruiken',
  offline: 'Je bent offline. Wat je hebt ingevuld, blijft hier staan tot je weer online bent.',
} satisfies Messages<typeof source>;
