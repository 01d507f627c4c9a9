import errors from '@pairwise/i18n/messages/da';
import remote from '@pairwise/remote/messages/da';

import shell from '../../../messages/da.ts';

export default { errors, remote, shell };
