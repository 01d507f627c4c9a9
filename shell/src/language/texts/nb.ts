import errors from '@pairwise/i18n/messages/nb';
import remote from '@pairwise/remote/messages/nb';

import shell from '../../../messages/nb.ts';

export default { errors, remote, shell };
