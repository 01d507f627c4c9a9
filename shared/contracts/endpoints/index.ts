import { getChat } from './chat.ts';
import { getChats } from './chats.ts';
import { getCompanyinfo } from './companyinfo.ts';
import { getInterests } from './interests.ts';
import { getLikes } from './likes.ts';
import { logout } from './logout.ts';
import { getMember } from './member.ts';
import { getMembers } from './members.ts';
import { getProducts } from './products.ts';
import { getRegions } from './regions.ts';
import { getSettings } from './settings.ts';
import { getUser, login, updateUser } from './user.ts';

/** Every endpoint by method and path. The browser imports only the type of this, never the schemas. */
export const endpoints = {
  'GET /api/user.php': getUser,
  'POST /api/user.php': login,
  'PUT /api/user.php': updateUser,
  'GET /api/logout.php': logout,
  'GET /api/settings.php': getSettings,
  'GET /api/companyinfo.php': getCompanyinfo,
  'GET /api/interests.php': getInterests,
  'GET /api/regions.php': getRegions,
  'GET /api/members.php': getMembers,
  'GET /api/member.php': getMember,
  'GET /api/likes.php': getLikes,
  'GET /api/chats.php': getChats,
  'GET /api/chat.php': getChat,
  'GET /api/products.php': getProducts,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
