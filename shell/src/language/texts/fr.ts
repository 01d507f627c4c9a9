import errors from '@pairwise/i18n/messages/fr';
import remote from '@pairwise/remote/messages/fr';

import shell from '../../../messages/fr.ts';

export default { errors, remote, shell };
