import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Betalingsmåter',
  lastUsed: 'Sist brukt',
  sdd: 'Direkte debitering',
  sct: 'Bankoverføring',
  creditcard: 'Betalingskort',
  details: {
    card: 'Betal med kortet ditt',
    bank: 'Betal via din egen bank',
    wallet: 'Bekreft i appen eller på kontoen din',
    code: 'Betal med en kode fra bankappen',
    voucher: 'Betal med koden på verdibeviset ditt',
    transfer: 'Tar én eller to virkedager',
    direct_debit: 'Trekkes fra kontoen din',
  },
  after: {
    card: 'Du skriver inn kortnummeret på den sikre siden til betalingspartneren vår, og banken kan be deg bekrefte betalingen. Kredittene kommer noen sekunder senere.',
    bank: 'Du bekrefter betalingen i din egen bank. Kredittene kommer noen sekunder senere.',
    wallet: 'Du bekrefter betalingen i appen eller på kontoen din. Kredittene kommer noen sekunder senere.',
    code: 'Du skriver inn koden fra bankappen. Kredittene kommer noen sekunder senere.',
    voucher: 'Du skriver inn koden på verdibeviset ditt. Kredittene kommer noen sekunder senere.',
    transfer:
      'Vi viser deg kontoen du skal overføre beløpet til. Kredittene kommer så snart pengene er framme, vanligvis innen to virkedager.',
    direct_debit: 'Du bekrefter at vi kan trekke beløpet fra kontoen din én gang. Kredittene kommer rett etterpå.',
  },
} satisfies Messages<typeof source>;
