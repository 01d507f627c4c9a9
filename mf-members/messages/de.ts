import { interests } from '@pairwise/i18n/messages/interests/de';
import { profile } from './member-profile/de.ts';
import { region } from './region/de.ts';
import { search } from './search/de.ts';

export default { search, profile, region, interests };
