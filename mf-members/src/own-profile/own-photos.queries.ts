import { ApiError, call, queryClient, upload, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { isDemoMode } from '@pairwise/remote';

import { refreshProfile } from './own-profile.queries.ts';

export type OwnPhotos = ResponseOf<Endpoints['GET /api/photos.php']>;
export type OwnPhoto = OwnPhotos['images'][number];

const photosKey = ['GET /api/photos.php', {}] as const;
const orderKey = ['PUT /api/photos.php'] as const;

/** Returns how often a pending photo is polled, in milliseconds. In the demo a check takes seconds. */
const pollMs = () => (isDemoMode() ? 2_000 : 30_000);

export const isPending = ({ status }: OwnPhoto): boolean => status === 'pending' || status === 'uploading';

/** Loads the own photos; polls while one of them is pending. */
export const useOwnPhotos = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useQuery({
    enabled,
    queryKey: photosKey,
    queryFn: ({ signal }) => call('GET /api/photos.php', { signal }),
    refetchInterval: ({ state }) => (state.data?.images.some(isPending) ? pollMs() : false),
  });

/**
 * Takes over the api's photos, and refreshes what depends on them: completeness, the photo in the shell. A read that is on
 * its way is older, and must not replace them.
 */
const keepPhotos = async ({ images, limit }: OwnPhotos): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: photosKey });
  queryClient.setQueryData<OwnPhotos>(photosKey, { images, limit });
  refreshProfile();
};

/** Returns the photos that have a place in the order; refused ones have none. */
export const placedPhotos = (images: readonly OwnPhoto[]): OwnPhoto[] =>
  images.filter(({ status }) => status !== 'rejected');

/** Returns the api's error when the cached photos leave no room for another one. */
export const fullError = (): ApiError | undefined => {
  const photos = queryClient.getQueryData<OwnPhotos>(photosKey);
  if (!photos || placedPhotos(photos.images).length < photos.limit) return undefined;
  const params = { rule: 'premium', limit: photos.limit };
  return new ApiError('photo_limit', 403, bus.user$.value?.paid_user ? { params } : {});
};

export const refreshPhotos = (): Promise<void> => queryClient.invalidateQueries({ queryKey: photosKey });

interface Sending {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Uploads one photo. It is placed last and pending. */
export const sendPhoto = async (file: File, sending: Sending): Promise<void> => {
  const form = new FormData();
  form.append('photo', file, file.name);
  await keepPhotos(await upload('POST /api/photos.php', form, sending));
};

const inOrder = (photos: OwnPhotos | undefined, order: readonly string[]): OwnPhotos | undefined => {
  if (!photos) return photos;
  const placed = order.flatMap((id) => photos.images.find((image) => image.id === id) ?? []);
  return { ...photos, images: [...placed, ...photos.images.filter(({ id }) => !order.includes(id))] };
};

/** Saves the order of the photos. It shows immediately; moves are sent in their order, and the last response counts. */
export const useOrderPhotos = () =>
  useMutation({
    mutationKey: orderKey,
    scope: { id: 'own-photos' },
    mutationFn: (order: string[]) => call('PUT /api/photos.php', { body: { order } }),
    onMutate: async (order) => {
      await queryClient.cancelQueries({ queryKey: photosKey });
      queryClient.setQueryData<OwnPhotos>(photosKey, (photos) => inOrder(photos, order));
    },
    onSuccess: async (photos) => {
      if (queryClient.isMutating({ mutationKey: orderKey }) === 1) await keepPhotos(photos);
    },
    // The list has changed meanwhile: show the server's.
    onError: refreshPhotos,
  });

interface PhotoDeletion {
  /** Called before the photo leaves the list. */
  onDeleted: (id: string) => void;
  /** Called when the photo has left the list. */
  onGone: (id: string) => void;
}

/**
 * Deletes a photo. Call it in a component that outlives the dialog about the photo, which may be closed meanwhile: the
 * functions are called then, too, and an error is shown.
 */
export const useDeletePhoto = ({ onDeleted, onGone }: PhotoDeletion) =>
  useMutation({
    scope: { id: 'own-photos' },
    mutationFn: (id: string) => call('DELETE /api/photo.php', { body: { id } }),
    onSuccess: async (photos, id) => {
      onDeleted(id);
      await keepPhotos(photos);
    },
    onSettled: (_photos, error, id) => {
      if (!error) onGone(id);
    },
  });

/** Requests a second review of a refused photo. */
export const useAppealPhoto = () =>
  useMutation({ mutationFn: (body: { id: string; text: string }) => call('POST /api/photo-appeal.php', { body }) });
