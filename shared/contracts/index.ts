export type { User } from './shapes/user.ts';
export type { Image } from './shapes/image.ts';
export type { Member, MemberCard } from './shapes/member.ts';
export type { HeldMessage, Message } from './shapes/message.ts';
export type { Payment, PaymentMethod, PaymentStatus } from './shapes/payment.ts';
export type { ClientFrame, LiveEvent, ServerFrame } from './shapes/live-event.ts';
export type { ChatItem, HeldItem } from './endpoints/chats.ts';
export type { Product } from './endpoints/products.ts';
export type { Settings } from './endpoints/settings.ts';
export type { BodyOf, Endpoint, Method, QueryOf, Requirement, ResponseOf } from './endpoint.ts';
export type { EndpointKey, Endpoints } from './endpoints/index.ts';
export type { ApiErrorBody, ErrorCode } from './error-codes.ts';
export type { Access, Layout, Remote, RemoteData, RemoteRoute, Skeleton, Slot, Zone } from './remote.ts';
export { safeInternalPath } from './safe-internal-path.ts';
export { type LikesTab, likesTabs, membersArea, paths, type RouteId, routePatterns } from './routes.ts';
export { isolate } from './isolate.ts';
export type { ValueNames } from './value-names.ts';
export {
  defaultLanguage,
  formatLocale,
  isAmericanEnglish,
  isLanguage,
  type Language,
  languageCookie,
  languages,
  pageLocale,
} from './languages.ts';
export {
  photoAddress,
  photoBytes,
  photoMinimumPixels,
  photoTypes,
  type PhotoWidth,
  photoWidths,
} from './photo-files.ts';
export { giftPicture } from './gift-files.ts';
export {
  firstTouch,
  type FirstTouch,
  isTrafficSource,
  trackingKeys,
  trackingOfAddress,
  trackingQuery,
} from './first-touch.ts';
export { entrySkipCookie, entrySkipKey } from './entry-skip.ts';
