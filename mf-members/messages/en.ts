import { interests } from '@pairwise/i18n/messages/interests/en';
import { profile } from './member-profile/en.ts';
import { region } from './region/en.ts';
import { search } from './search/en.ts';

const en = { search, profile, region, interests };

export default en;

declare module '@pairwise/i18n/namespaces' {
  interface Namespaces {
    'mf-members': typeof en;
  }
}
