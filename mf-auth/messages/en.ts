import { login } from './login/en.ts';

const en = { login };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-auth': typeof en;
  }
}
