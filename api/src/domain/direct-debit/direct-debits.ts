import type { SmsPort } from '../../providers/sms/sms-port.ts';
import type { Vault } from '../../providers/vault/open-vault.ts';
import type { Shop } from '../payments/shop.ts';

/** What the functions of direct debits use. */
export interface DirectDebits {
  shop: Shop;
  vault: Vault;
  /** Undefined without a provider: no direct debit is possible then. */
  sms: SmsPort | undefined;
}
