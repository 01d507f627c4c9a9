import errors from '@pairwise/i18n/messages/en';
import remote from '@pairwise/remote/messages/en';

import shell from '../../../messages/en.ts';

export default { errors, remote, shell };
