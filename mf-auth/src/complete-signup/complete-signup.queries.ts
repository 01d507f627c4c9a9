import { call, queryClient, upload, useMutation, useQuery } from '@pairwise/api-client';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

export type SignupState = ResponseOf<Endpoints['GET /api/signup.php']>;
export type Answers = SignupState['answers'];
/** One step's answer, as it is sent. */
export type StepAnswer = BodyOf<Endpoints['PUT /api/signup.php']>;
export type Photos = ResponseOf<Endpoints['GET /api/photos.php']>;

const signupKey = ['GET /api/signup.php', {}] as const;
const photosKey = ['GET /api/photos.php', {}] as const;

/** How far the signup is. Asked once a visit: what changes afterwards is what was saved here. */
export const useSignupState = () =>
  useQuery({
    queryKey: signupKey,
    queryFn: ({ signal }) => call('GET /api/signup.php', { signal }),
    staleTime: Infinity,
  });

/** What is known this moment: what was just saved is in it before the page is rendered with it. */
export const signupStateNow = (): SignupState | undefined => queryClient.getQueryData<SignupState>(signupKey);

/** How often a page asks whether the address was confirmed elsewhere, in milliseconds; only while it is seen. */
const CONFIRMATION_POLL = 10_000;

/** Waits for the address to be confirmed, on whichever device: asks at once, on return to the tab, and every ten seconds. */
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

/** What was answered; a field that was left open keeps what it had. */
const given = (data: StepAnswer['data']): Partial<Answers> =>
  // The fields of an answer are those of the answers; only what is undefined is not a value there.
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

const keepPhotos = ({ images, limit }: Photos): void => {
  queryClient.setQueryData<Photos>(photosKey, { images, limit });
};

export const useAddPhoto = () =>
  useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('photo', file, file.name);
      return upload('POST /api/photos.php', form);
    },
    onSuccess: keepPhotos,
  });

export const useOrderPhotos = () =>
  useMutation({
    mutationFn: (order: string[]) => call('PUT /api/photos.php', { body: { order } }),
    onSuccess: keepPhotos,
    // The list has changed meanwhile: what is there now is shown.
    onError: () => queryClient.invalidateQueries({ queryKey: photosKey }),
  });

export const useDeletePhoto = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /api/photo.php', { body: { id } }),
    onSuccess: keepPhotos,
  });

export const useChangeSignupEmail = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['PUT /api/signup-email.php']>) => call('PUT /api/signup-email.php', { body }),
    onSuccess: ({ user }) => updateSignupState((state) => ({ ...state, email: user.email })),
  });
