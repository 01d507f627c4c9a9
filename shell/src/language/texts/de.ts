import errors from '@pairwise/i18n/messages/de';
import remote from '@pairwise/remote/messages/de';

import shell from '../../../messages/de.ts';

export default { errors, remote, shell };
