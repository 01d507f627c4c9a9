import { interests } from '@pairwise/i18n/messages/interests/nl';
import { profile } from './member-profile/nl.ts';
import { region } from './region/nl.ts';
import { search } from './search/nl.ts';

export default { search, profile, region, interests };
