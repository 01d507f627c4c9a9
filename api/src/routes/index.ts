import type { Outbox } from '@pairwise/mail';
import type { FastifyInstance } from 'fastify';

import type { Env } from '../env.ts';
import { accountDeletionRoutes } from './account-deletion.ts';
import { blocksRoutes } from './blocks.ts';
import { chatRoutes } from './chat.ts';
import { chatsRoute } from './chats.ts';
import { companyinfoRoute } from './companyinfo.ts';
import { complaintsRoutes } from './complaints.ts';
import { crossingRoutes } from './crossing.ts';
import { devOutboxRoutes } from './dev-outbox.ts';
import { directDebitRoutes } from './direct-debit.ts';
import { eventsRoute } from './events.ts';
import { exportRoutes } from './export.ts';
import { giftRoutes } from './gifts.ts';
import { healthRoute } from './health.ts';
import { interestsRoute } from './interests.ts';
import { linkRoutes } from './links.ts';
import { locationRoutes } from './location.ts';
import { likeRoutes } from './like.ts';
import { likesRoute } from './likes.ts';
import { logoutRoute } from './logout.ts';
import { mailChangeRoutes } from './mail-change.ts';
import { matchFinderRoutes } from './match-finder.ts';
import { mediaRoute } from './media.ts';
import { memberRoute } from './member.ts';
import { memberLandingRoute } from './member-landing.ts';
import { membersRoute } from './members.ts';
import { messageRoute } from './message.ts';
import { notificationsRoutes } from './notifications.ts';
import { pageHiddenRoute } from './page-hidden.ts';
import { passwordRoutes } from './password.ts';
import { paymentRoutes } from './payment.ts';
import { paymentWebhookRoute } from './payment-webhook.ts';
import { photosRoutes } from './photos.ts';
import { productsRoute } from './products.ts';
import { profileRoutes } from './profile.ts';
import { promoRoutes } from './promo.ts';
import { pushRoutes } from './push.ts';
import { regionsRoute } from './regions.ts';
import { sessionsRoutes } from './sessions.ts';
import { settingsRoute } from './settings.ts';
import { signupRoutes } from './signup.ts';
import { swipeRoutes } from './swipe.ts';
import { typingRoute } from './typing.ts';
import { userRoutes } from './user.ts';
import { withdrawalRoutes } from './withdrawal.ts';

type Route = (app: FastifyInstance) => void | Promise<void>;

/** All routes; those of the demo only in demo mode. */
export const routes = ({ env, outbox }: { env: Env; outbox: Outbox }): Route[] => [
  userRoutes,
  pushRoutes,
  pageHiddenRoute,
  logoutRoute,
  signupRoutes,
  linkRoutes,
  passwordRoutes,
  mailChangeRoutes,
  sessionsRoutes,
  crossingRoutes,
  notificationsRoutes,
  accountDeletionRoutes,
  locationRoutes,
  exportRoutes,
  photosRoutes,
  profileRoutes,
  blocksRoutes,
  complaintsRoutes,
  settingsRoute,
  companyinfoRoute,
  interestsRoute,
  regionsRoute,
  membersRoute,
  memberRoute,
  memberLandingRoute,
  likesRoute,
  likeRoutes,
  swipeRoutes,
  matchFinderRoutes,
  promoRoutes,
  chatsRoute,
  chatRoutes,
  messageRoute,
  eventsRoute,
  typingRoute,
  giftRoutes,
  productsRoute,
  paymentRoutes,
  directDebitRoutes,
  paymentWebhookRoute,
  withdrawalRoutes,
  healthRoute,
  mediaRoute,
  ...(env.demo ? [devOutboxRoutes(outbox)] : []),
];
