import type { Messages } from '@pairwise/i18n';

import type { methods as source } from './en.ts';

export const methods = {
  label: 'Moyens de paiement',
  lastUsed: 'Dernier utilisé',
  sdd: 'Prélèvement',
  sct: 'Virement bancaire',
  creditcard: 'Carte bancaire',
  details: {
    card: 'Payer avec ta carte',
    bank: 'Payer avec ta banque',
    wallet: 'Confirmer dans l’application ou sur ton compte',
    code: 'Payer avec un code de ton application bancaire',
    voucher: 'Payer avec le code de ton bon',
    transfer: 'Prend un ou deux jours ouvrés',
    direct_debit: 'Prélevé sur ton compte',
  },
  after: {
    card: 'Tu saisis ta carte sur la page sécurisée de notre partenaire de paiement, et ta banque peut te demander une confirmation. Tes crédits arrivent en quelques secondes.',
    bank: 'Tu confirmes le paiement auprès de ta banque. Tes crédits arrivent en quelques secondes.',
    wallet: 'Tu confirmes le paiement dans l’application ou sur ton compte. Tes crédits arrivent en quelques secondes.',
    code: 'Tu saisis le code de ton application bancaire. Tes crédits arrivent en quelques secondes.',
    voucher: 'Tu saisis le code de ton bon. Tes crédits arrivent en quelques secondes.',
    transfer:
      'Nous t’indiquons le compte sur lequel virer le montant. Tes crédits arrivent en même temps que l’argent, en général sous deux jours ouvrés.',
    direct_debit:
      'Tu nous autorises à prélever le montant une seule fois sur ton compte. Tes crédits arrivent juste après.',
  },
} satisfies Messages<typeof source>;
