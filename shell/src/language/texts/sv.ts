import errors from '@pairwise/i18n/messages/sv';
import remote from '@pairwise/remote/messages/sv';

import shell from '../../../messages/sv.ts';

export default { errors, remote, shell };
