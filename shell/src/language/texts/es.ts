import errors from '@pairwise/i18n/messages/es';
import remote from '@pairwise/remote/messages/es';

import shell from '../../../messages/es.ts';

export default { errors, remote, shell };
