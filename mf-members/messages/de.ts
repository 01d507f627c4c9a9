import { interests } from './interests/de.ts';
import { profile } from './member-profile/de.ts';
import { region } from './region/de.ts';
import { search } from './search/de.ts';

export default { search, profile, region, interests };
