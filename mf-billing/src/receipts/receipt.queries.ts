import { call, useMutation } from '@pairwise/api-client';

import { saveFile } from './save-file.ts';

/** Loads a receipt and saves it. It is loaded again each time, because a copy would keep it in the memory of the page. */
export const useSaveReceipt = () =>
  useMutation({
    mutationFn: async (id: string) => {
      const { file_name: name, pdf } = await call('GET /api/receipt.php', { query: { id } });
      saveFile(name, pdf, 'application/pdf');
    },
  });
