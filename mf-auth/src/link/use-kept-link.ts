import { isApiError } from '@pairwise/api-client';
import { useEffect, useState } from 'react';

import type { LinkPurpose } from '../link-token/link-purposes.ts';
import { readLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import { useLinkPurpose } from './link.queries.ts';

interface KeptLink {
  /** The secret; undefined when there is none or when it is known to have ended. */
  token: string | undefined;
  /** True while the api checks whether the link still works. */
  checking: boolean;
  /** True when there was a link that no longer works. */
  ended: boolean;
  /** Call it when the api has refused the link. */
  end: () => void;
}

/**
 * Returns the opened link to the page that acts on it. The link is checked before the page shows its form, so that no one
 * types a password for a link that has ended. If the check itself fails, the page shows the form.
 */
export const useKeptLink = (purpose: LinkPurpose): KeptLink => {
  const [kept, setKept] = useState(() => readLinkToken(purpose));
  const [refused, setRefused] = useState(false);
  const { data, error, isPending, fetchStatus } = useLinkPurpose(kept);
  const hasEnded = data?.valid === false || isApiError(error, 'not_found');

  useEffect(() => {
    if (hasEnded) takeLinkToken(purpose);
  }, [hasEnded, purpose]);

  return {
    token: hasEnded ? undefined : kept,
    checking: kept !== undefined && isPending && fetchStatus === 'fetching',
    ended: hasEnded || refused,
    end: () => {
      takeLinkToken(purpose);
      setKept(undefined);
      setRefused(true);
    },
  };
};
