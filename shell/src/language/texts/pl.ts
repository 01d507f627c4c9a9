import errors from '@pairwise/i18n/messages/pl';
import remote from '@pairwise/remote/messages/pl';

import shell from '../../../messages/pl.ts';

export default { errors, remote, shell };
