import { alonetonight } from './alonetonight/en.ts';
import { index } from './index/en.ts';

const en = { alonetonight, index };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-landers': typeof en;
  }
}
