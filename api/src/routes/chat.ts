import {
  deleteChat as deleteContract,
  getChat,
  searchChat as searchContract,
  updateChat as updateContract,
} from '@pairwise/contracts/endpoints/chat';
import { saveDraft as draftContract } from '@pairwise/contracts/endpoints/chat-draft';
import type { FastifyInstance } from 'fastify';

import { deleteChat } from '../domain/chats/delete-chat.ts';
import { readChat } from '../domain/chats/read-chat.ts';
import { saveDraft } from '../domain/chats/save-draft.ts';
import { searchChat } from '../domain/chats/search-chat.ts';
import { updateChat } from '../domain/chats/update-chat.ts';
import { endpoint } from '../plugins/endpoint.ts';

export const chatRoutes = (app: FastifyInstance): void => {
  app.route(endpoint(getChat, { handler: ({ context, member, query }) => readChat(context, member, query) }));
  app.route(
    endpoint(updateContract, {
      idempotency: 'natural',
      handler: ({ context, member, body }) => updateChat(context, member, body),
    }),
  );
  app.route(endpoint(deleteContract, { handler: ({ context, member, body }) => deleteChat(context, member, body) }));
  app.route(
    endpoint(draftContract, {
      idempotency: 'natural',
      handler: ({ context, member, body }) => saveDraft(context, member, body),
    }),
  );
  app.route(endpoint(searchContract, { handler: ({ context, member, query }) => searchChat(context, member, query) }));
};
