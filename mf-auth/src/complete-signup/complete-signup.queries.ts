import { call, queryClient, upload, useMutation, useQuery } from '@pairwise/api-client';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

export type SignupState = ResponseOf<Endpoints['GET /api/signup.php']>;
export type Answers = SignupState['answers'];
/** The answers of one step, as they are sent. */
export type StepAnswer = BodyOf<Endpoints['PUT /api/signup.php']>;
export type Photos = ResponseOf<Endpoints['GET /api/photos.php']>;

const signupKey = ['GET /api/signup.php', {}] as const;
const photosKey = ['GET /api/photos.php', {}] as const;

/** Loads the progress and answers of the signup once; later changes are saved and cached by this page. */
export const useSignupState = () =>
  useQuery({
    queryKey: signupKey,
    queryFn: ({ signal }) => call('GET /api/signup.php', { signal }),
    staleTime: Infinity,
  });

/** Reads the cached state, which includes a saved step before the page renders with it. */
export const signupStateNow = (): SignupState | undefined => queryClient.getQueryData<SignupState>(signupKey);

/** Interval between checks whether the address was confirmed elsewhere, in milliseconds; only while the tab is visible. */
const CONFIRMATION_POLL = 10_000;

/** Polls until the address is confirmed on any device: immediately, on return to the tab, and every ten seconds. */
export const useAwaitConfirmation = (waits: boolean): void => {
  useQuery({
    queryKey: signupKey,
    queryFn: ({ signal }) => call('GET /api/signup.php', { signal }),
    enabled: waits,
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: CONFIRMATION_POLL,
  });
};

export const updateSignupState = (update: (state: SignupState) => SignupState): void => {
  queryClient.setQueryData<SignupState>(signupKey, (state) => state && update(state));
};

/** Drops undefined fields, so that a field left open keeps its earlier answer. */
const given = (data: StepAnswer['data']): Partial<Answers> =>
  // A step's fields are a subset of `Answers`, apart from the undefined values removed here.
  Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined)) as Partial<Answers>;

/** Saves one step on its own (AUTH-02). */
export const useSaveStep = () =>
  useMutation({
    mutationFn: (body: StepAnswer) => call('PUT /api/signup.php', { body }),
    onSuccess: ({ step }, { step: saved, data }) =>
      updateSignupState((state) => ({
        ...state,
        step,
        done: state.done.includes(saved) ? state.done : [...state.done, saved],
        answers: { ...state.answers, ...given(data) },
      })),
  });

export const usePhotos = () =>
  useQuery({ queryKey: photosKey, queryFn: ({ signal }) => call('GET /api/photos.php', { signal }) });

/** Takes over the api's photos. A read that is on its way is older, and must not replace them. */
const storePhotos = async ({ images, limit }: Photos): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: photosKey });
  queryClient.setQueryData<Photos>(photosKey, { images, limit });
};

export const useAddPhoto = () =>
  useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('photo', file, file.name);
      return upload('POST /api/photos.php', form);
    },
    onSuccess: storePhotos,
  });

export const useOrderPhotos = () =>
  useMutation({
    mutationFn: (order: string[]) => call('PUT /api/photos.php', { body: { order } }),
    onSuccess: storePhotos,
    // The list has changed meanwhile: load the current one.
    onError: () => queryClient.invalidateQueries({ queryKey: photosKey }),
  });

export const useDeletePhoto = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /api/photo.php', { body: { id } }),
    onSuccess: storePhotos,
  });

/** Corrects the address of a signup that is not confirmed yet; the mail is sent to the new one. */
export const useSignupMailChange = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['PUT /api/signup-email.php']>) => call('PUT /api/signup-email.php', { body }),
    onSuccess: ({ user }) => updateSignupState((state) => ({ ...state, email: user.email })),
  });
