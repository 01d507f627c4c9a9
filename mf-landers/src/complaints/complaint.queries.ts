import { call, isApiError, queryClient, useMutation, useQuery } from '@pairwise/api-client';

import type { CaseKey } from './case-link.ts';
import type { Complaint } from './complaint-draft.ts';
import { deleteKeptDraft } from './kept-draft.ts';
import { keepReceipt } from './kept-receipt.ts';

/** A complaint with the keys of its gesture. A repeat after a lost response is the same complaint. */
export interface Statement {
  body: Complaint;
  idempotencyKey: string;
  /** The key of the same complaint without its object. */
  plainKey: string;
}

/** What `useComplain` returns: the mutation and its result. */
export type Complaining = ReturnType<typeof useComplain>;

/**
 * Files a complaint. One about a member who is not there any more is filed about the site: it keeps the address, so that
 * it is never refused for that.
 */
export const useComplain = () =>
  useMutation({
    mutationFn: async ({ body, idempotencyKey, plainKey }: Statement) => {
      try {
        return await call('POST /api/complaints.php', { body, idempotencyKey });
      } catch (error) {
        if (!isApiError(error, 'object_unknown')) throw error;
        const { object_id: _object, ...rest } = body;
        return call('POST /api/complaints.php', {
          body: { ...rest, object_type: 'site' },
          idempotencyKey: plainKey,
        });
      }
    },
    onSuccess: ({ complaint, secret }, { body }) => {
      deleteKeptDraft();
      keepReceipt({ opened: { id: complaint.id, secret }, email: body.email });
      if (body.object_type === 'profile') void queryClient.invalidateQueries({ queryKey: ['GET /api/chats.php'] });
    },
  });

const caseKey = (key: CaseKey) => ['GET /api/complaints.php', key] as const;

/** Loads the case that a mailed link opens. */
export const useCase = (key: CaseKey) =>
  useQuery({
    queryKey: caseKey(key),
    queryFn: ({ signal }) => call('GET /api/complaints.php', { query: key, signal }),
    staleTime: 0,
  });

interface Appeal {
  text: string;
  idempotencyKey: string;
}

/** Asks for a second decision on a case. */
export const useAppeal = (key: CaseKey) =>
  useMutation({
    mutationFn: ({ text, idempotencyKey }: Appeal) =>
      call('POST /api/complaint-appeal.php', { body: { ...key, text }, idempotencyKey }),
    onSuccess: (response) => queryClient.setQueryData(caseKey(key), response),
  });
