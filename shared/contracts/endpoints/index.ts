import {
  acceptOffer,
  deleteAccount,
  getAccountDeletion,
  reactivate,
  sendReactivationMail,
} from './account-deletion.ts';
import { getDiscountCode } from './discountcode.ts';
import { getEvents } from './events.ts';
import { getExport, requestExport } from './export.ts';
import { activate, getToken, loginByLink, unsubscribe } from './links.ts';
import { geocode, getPlaces, setLocation } from './location.ts';
import {
  cancelMailChange,
  confirmMailChange,
  getMailChange,
  requestMailChange,
  resendMailChange,
} from './mail-change.ts';
import { enableEmail, getNotifications, setInvisible, setNotification } from './notifications.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.ts';
import { addPhoto, deletePhoto, getPhotos, orderPhotos } from './photos.ts';
import { endSessions, getSessions } from './sessions.ts';
import { changeSignupEmail, getSignup, saveSignupStep, sendActivationMail, signup } from './signup.ts';
import { block, getBlocks, unblock } from './blocks.ts';
import { appealComplaint, appealPhoto, complain, getComplaint } from './complaints.ts';
import { getUnshownMatch, like, seeLike, reportModalEvent, unlike } from './like.ts';
import { getMatchFinder, getSignupMatches, saveMatchFinder } from './match-finder.ts';
import { getProfile, updateProfile } from './profile.ts';
import { getPayment, startPayment } from './payment.ts';
import { getPaymentMethods } from './paymentmethods.ts';
import { deletePushSubscription, savePushSubscription, reportPageHidden } from './push.ts';
import { clickPromo, getPromo, getRedirect } from './promo.ts';
import { getSwipe, swipe, undoPass } from './swipe.ts';
import { deleteChat, getChat, searchChat, updateChat } from './chat.ts';
import { saveDraft } from './chat-draft.ts';
import { addChatPhoto } from './chat-photo.ts';
import { getChats } from './chats.ts';
import { getCompanyinfo } from './companyinfo.ts';
import { getGifts } from './gifts.ts';
import { getIcebreakers } from './icebreakers.ts';
import { getInterests } from './interests.ts';
import { getLikes } from './likes.ts';
import { logout } from './logout.ts';
import { getMember } from './member.ts';
import { getMemberLanding } from './member-landing.ts';
import { sendMessage } from './message.ts';
import { getMembers } from './members.ts';
import { getProducts } from './products.ts';
import { getRegions } from './regions.ts';
import { confirmDirectDebit, resendDirectDebitCode, startDirectDebit } from './directdebit.ts';
import { getMandateFile, getMandates, revokeMandate } from './mandate.ts';
import { getReceipt } from './receipt.ts';
import { getRepeatOrder, repeatOrder } from './repeat-order.ts';
import { getSettings } from './settings.ts';
import { getTransactions } from './transactions.ts';
import { sendTyping } from './typing.ts';
import { getUser, login, updateUser } from './user.ts';
import { getWithdrawal, withdraw } from './withdrawal.ts';

/** All endpoints by method and path. The browser imports only the type of this table, never the schemas. */
export const endpoints = {
  'GET /api/user.php': getUser,
  'POST /api/user.php': login,
  'PUT /api/user.php': updateUser,
  'POST /api/user.php?push=1': savePushSubscription,
  'DELETE /api/user.php?push=1': deletePushSubscription,
  'POST /api/page-hidden.php': reportPageHidden,
  'POST /api/signup.php': signup,
  'GET /api/signup.php': getSignup,
  'PUT /api/signup.php': saveSignupStep,
  'PUT /api/signup-email.php': changeSignupEmail,
  'POST /api/activation-mail.php': sendActivationMail,
  'GET /api/token.php': getToken,
  'POST /api/activate.php': activate,
  'POST /api/login-link.php': loginByLink,
  'POST /api/unsubscribe.php': unsubscribe,
  'POST /api/password-reset.php': requestPasswordReset,
  'PUT /api/password-reset.php': resetPassword,
  'PUT /api/password.php': changePassword,
  'POST /api/mail-change.php': requestMailChange,
  'PUT /api/mail-change.php': confirmMailChange,
  'GET /api/mail-change.php': getMailChange,
  'POST /api/mail-change-resend.php': resendMailChange,
  'DELETE /api/mail-change.php': cancelMailChange,
  'GET /api/sessions.php': getSessions,
  'DELETE /api/sessions.php': endSessions,
  'GET /api/notifications.php': getNotifications,
  'PUT /api/notifications.php': setNotification,
  'POST /api/email-enable.php': enableEmail,
  'PUT /api/invisible.php': setInvisible,
  'GET /api/account-delete.php': getAccountDeletion,
  'PUT /api/account-delete.php': acceptOffer,
  'POST /api/account-delete.php': deleteAccount,
  'POST /api/reactivate.php': reactivate,
  'POST /api/reactivate-mail.php': sendReactivationMail,
  'POST /api/export.php': requestExport,
  'GET /api/export.php': getExport,
  'GET /api/photos.php': getPhotos,
  'POST /api/photos.php': addPhoto,
  'PUT /api/photos.php': orderPhotos,
  'DELETE /api/photo.php': deletePhoto,
  'GET /api/geocode.php': geocode,
  'GET /api/places.php': getPlaces,
  'PUT /api/location.php': setLocation,
  'GET /api/logout.php': logout,
  'GET /api/settings.php': getSettings,
  'GET /api/companyinfo.php': getCompanyinfo,
  'GET /api/interests.php': getInterests,
  'GET /api/regions.php': getRegions,
  'GET /api/members.php': getMembers,
  'GET /api/member.php': getMember,
  'GET /api/member-landing.php': getMemberLanding,
  'GET /api/profile.php': getProfile,
  'PUT /api/profile.php': updateProfile,
  'POST /api/photo-appeal.php': appealPhoto,
  'GET /api/likes.php': getLikes,
  'POST /api/like.php': like,
  'DELETE /api/like.php': unlike,
  'PUT /api/likes-seen.php': seeLike,
  'GET /api/auto-like.php': getUnshownMatch,
  'POST /api/modal-event.php': reportModalEvent,
  'GET /api/swipe.php': getSwipe,
  'POST /api/swipe.php': swipe,
  'DELETE /api/swipe.php': undoPass,
  'GET /api/match-finder.php': getMatchFinder,
  'PUT /api/match-finder.php': saveMatchFinder,
  'GET /api/signup-matches.php': getSignupMatches,
  'GET /api/blocks.php': getBlocks,
  'POST /api/blocks.php': block,
  'DELETE /api/blocks.php': unblock,
  'POST /api/complaints.php': complain,
  'GET /api/complaints.php': getComplaint,
  'POST /api/complaint-appeal.php': appealComplaint,
  'GET /api/promo.php': getPromo,
  'POST /api/promo-click.php': clickPromo,
  'GET /api/redirect.php': getRedirect,
  'GET /api/chats.php': getChats,
  'GET /api/chat.php': getChat,
  'PUT /api/chat.php': updateChat,
  'DELETE /api/chat.php': deleteChat,
  'PUT /api/chat-draft.php': saveDraft,
  'POST /api/chat-photo.php': addChatPhoto,
  'POST /api/message.php': sendMessage,
  'GET /api/events.php': getEvents,
  'POST /api/typing.php': sendTyping,
  'GET /api/gifts.php': getGifts,
  'GET /api/icebreakers.php': getIcebreakers,
  'GET /api/chat-search.php': searchChat,
  'GET /api/products.php': getProducts,
  'GET /api/discountcode.php': getDiscountCode,
  'GET /api/paymentmethods.php': getPaymentMethods,
  'POST /api/payment.php': startPayment,
  'GET /api/payment.php': getPayment,
  'POST /api/directdebit.php': startDirectDebit,
  'POST /api/directdebit-sms.php': resendDirectDebitCode,
  'PUT /api/directdebit.php': confirmDirectDebit,
  'GET /api/mandates.php': getMandates,
  'GET /api/mandate.php': getMandateFile,
  'PUT /api/mandate.php': revokeMandate,
  'GET /api/transactions.php': getTransactions,
  'GET /api/receipt.php': getReceipt,
  'GET /api/repeat-order.php': getRepeatOrder,
  'POST /api/repeat-order.php': repeatOrder,
  'GET /api/withdrawal.php': getWithdrawal,
  'POST /api/withdrawal.php': withdraw,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
