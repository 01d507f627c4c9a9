import errors from '@pairwise/i18n/messages/fi';
import remote from '@pairwise/remote/messages/fi';

import shell from '../../../messages/fi.ts';

export default { errors, remote, shell };
