import { call, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import { saveFile } from '../receipts/save-file.ts';

const MANDATES = 'GET /api/mandates.php';

type Mandates = ResponseOf<Endpoints[typeof MANDATES]>;

export type Mandate = Mandates['mandates'][number];

/** Loads the mandates that the member has confirmed. */
export const useMandates = () =>
  useQuery({ queryKey: [MANDATES], queryFn: ({ signal }) => call(MANDATES, { signal }), staleTime: 0 });

/** Loads a mandate as a PDF and saves it. */
export const useSaveMandate = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { file_name: name, pdf } = await call('GET /api/mandate.php', { query: { id } });
      saveFile(name, pdf, 'application/pdf');
    },
  });

/** Revokes a mandate, and shows it so in the list. */
export const useRevokeMandate = () =>
  useMutation({
    mutationFn: (id: string) => call('PUT /api/mandate.php', { body: { id, revoke: true } }),
    onSuccess: ({ mandate }) => {
      queryClient.setQueryData<Mandates>(
        [MANDATES],
        (known) => known && { mandates: known.mandates.map((one) => (one.id === mandate.id ? mandate : one)) },
      );
    },
  });
