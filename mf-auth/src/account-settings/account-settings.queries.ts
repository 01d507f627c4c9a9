import { call, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { reloadMailChange } from '../mail-change/mail-change.queries.ts';

type Notifications = ResponseOf<Endpoints['GET /api/notifications.php']>;
type Change = BodyOf<Endpoints['PUT /api/notifications.php']>;
type Sessions = ResponseOf<Endpoints['GET /api/sessions.php']>;
type Export = ResponseOf<Endpoints['GET /api/export.php']>;
type PasswordChange = BodyOf<Endpoints['PUT /api/password.php']>;

const notificationsKey = ['GET /api/notifications.php', {}];
const sessionsKey = ['GET /api/sessions.php', {}];
const exportKey = ['GET /api/export.php', {}];

/** Interval between fetches while a copy is being made, in milliseconds. */
const EXPORT_POLL = 3_000;

export const useNotifications = () =>
  useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => call('GET /api/notifications.php', { signal }),
  });

const withChange = (old: Notifications | undefined, { type, channel, enabled }: Change): Notifications | undefined =>
  old && {
    ...old,
    preferences: { ...old.preferences, [type]: { ...old.preferences[type], [channel]: enabled } },
  };

/**
 * Turns one switch immediately and saves it. If saving fails, only this switch turns back, because others may have been
 * turned meanwhile. The calls run one after the other, so that two presses of one switch arrive in order.
 */
export const useSetNotification = () =>
  useMutation({
    scope: { id: 'notifications' },
    mutationFn: (body: Change) => call('PUT /api/notifications.php', { body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: notificationsKey });
      queryClient.setQueryData<Notifications>(notificationsKey, (old) => withChange(old, change));
    },
    onError: (_error, change) => {
      const before = { ...change, enabled: !change.enabled };
      queryClient.setQueryData<Notifications>(notificationsKey, (old) => withChange(old, before));
    },
    onSuccess: () => bus.emit('user:changed', {}),
  });

/** Switches all mails on again after they were disabled or paused. */
export const useEnableEmail = () =>
  useMutation({
    mutationFn: () => call('POST /api/email-enable.php', { body: {} }),
    onSuccess: (response) => {
      queryClient.setQueryData<Notifications>(notificationsKey, response);
      bus.emit('user:changed', {});
    },
  });

export const useSetInvisible = () =>
  useMutation({
    scope: { id: 'invisible' },
    mutationFn: (enabled: boolean) => call('PUT /api/invisible.php', { body: { enabled } }),
    onSuccess: ({ user }) => bus.emit('user:changed', { user }),
  });

export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call('GET /api/sessions.php', { signal }) });

/** Ends one session, or with `all` every session except this one. */
export const useEndSessions = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /api/sessions.php', { body: { id } }),
    onSuccess: (response) => queryClient.setQueryData<Sessions>(sessionsKey, response),
  });

/** Sets a new password. Every other session ends, and a change of the address is cancelled. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: PasswordChange) => call('PUT /api/password.php', { body }),
    onSuccess: () => Promise.all([queryClient.invalidateQueries({ queryKey: sessionsKey }), reloadMailChange()]),
  });

/** Loads the member's latest data copy and polls while it is being made. */
export const useExport = () =>
  useQuery({
    queryKey: exportKey,
    queryFn: ({ signal }) => call('GET /api/export.php', { signal }),
    refetchInterval: ({ state }) => (state.data?.export?.status === 'preparing' ? EXPORT_POLL : false),
  });

export const useRequestExport = () =>
  useMutation({
    mutationFn: (password: string) => call('POST /api/export.php', { body: { password } }),
    onSuccess: (response) => queryClient.setQueryData<Export>(exportKey, response),
  });
