import errors from '@pairwise/i18n/messages/it';
import remote from '@pairwise/remote/messages/it';

import shell from '../../../messages/it.ts';

export default { errors, remote, shell };
