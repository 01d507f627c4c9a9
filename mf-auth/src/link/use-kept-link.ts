import { isApiError } from '@pairwise/api-client';
import { useEffect, useState } from 'react';

import type { LinkPurpose } from '../link-token/link-purposes.ts';
import { readLinkToken, takeLinkToken } from '../link-token/link-token.ts';
import { useLinkPurpose } from './link.queries.ts';

interface KeptLink {
  /** The secret, for as long as it works as far as is known; undefined when there is none, or it has ended. */
  token: string | undefined;
  /** It is not known yet whether the link still works. */
  asking: boolean;
  /** There was a link, and it works no more. */
  ended: boolean;
  /** The api has refused it. */
  end: () => void;
}

/**
 * The link that somebody came by, for the page that acts on it. Whether it still works is asked before anything is
 * shown: nobody should think of a password for a link that has ended. Where that can't be asked the page tries.
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
    asking: kept !== undefined && isPending && fetchStatus === 'fetching',
    ended: hasEnded || refused,
    end: () => {
      takeLinkToken(purpose);
      setKept(undefined);
      setRefused(true);
    },
  };
};
