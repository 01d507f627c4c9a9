import errors from '@pairwise/i18n/messages/nl';
import remote from '@pairwise/remote/messages/nl';

import shell from '../../../messages/nl.ts';

export default { errors, remote, shell };
