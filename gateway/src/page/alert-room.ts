import { alertLifetimes, isDismissible, possibleAlerts } from '@pairwise/contracts/alerts';
import { contactKey, dismissalKey, hasContact } from '@pairwise/contracts/browser-memory';
import type { RemoteRoute, Zone } from '@pairwise/contracts/remote';

import { escapeHtml } from '../http/escape-html.ts';
import type { AlertedMember } from './alert-source.ts';
import type { SiteSettings } from './settings-source.ts';

export interface AlertRoomParts {
  member: AlertedMember | undefined;
  route: RemoteRoute | undefined;
  settings: SiteSettings;
  zone: Zone;
  /** Whether each zone has an origin. Then only that of the app has a service worker. */
  hasOrigins: boolean;
}

/**
 * Opens the room of the first alert that the member has not dismissed, before the first paint: `#alerts` gets its name as
 * `data-room`. The style sheet of the shell gives the room its height. The script never changes, so the page's policy
 * admits it by its hash. What it reads from the browser is the same as in `shell/src/alerts`.
 */
export const roomScript =
  '(e=>{' +
  'const read=k=>{try{return localStorage.getItem(k)}catch{return null}};' +
  'const held=({key,lifetime})=>{const age=Date.now()-Date.parse(read(key)??"");return age>=0&&age<lifetime};' +
  'const pushable=c=>(c.any||read(c.contact)!==null)&&"PushManager"in self&&"serviceWorker"in navigator' +
  '&&"Notification"in self&&Notification.permission==="default";' +
  'const room=JSON.parse(e.dataset.possible).find(a=>!(a.key&&held(a))&&(!a.push||pushable(a.push)));' +
  'if(room)e.dataset.room=room.name' +
  '})(document.getElementById("alerts"))';

const possible = ({ member, route, settings, zone, hasOrigins }: AlertRoomParts): object[] => {
  if (!member || route?.layout !== 'default') return [];
  const hasPush = typeof settings['push_public_key'] === 'string' && (!hasOrigins || zone === 'app');
  const names = possibleAlerts({ user: member, route: route.id, now: Date.now() });
  return names
    .filter((name) => name !== 'push' || hasPush)
    .map((name) => ({
      name,
      ...(isDismissible(name) && {
        key: dismissalKey(name, member.id),
        // JSON has no infinity.
        lifetime: Math.min(alertLifetimes[name], Number.MAX_SAFE_INTEGER),
      }),
      ...(name === 'push' && {
        push: { any: route.id === 'notifications' || hasContact(member), contact: contactKey(member.id) },
      }),
    }));
};

/** Renders the element of the alerts, with their room if the member may have any. */
export const alertRoom = (parts: AlertRoomParts): { html: string; scripts: string[] } => {
  const alerts = possible(parts);
  if (alerts.length === 0) return { html: '<div id="alerts"></div>', scripts: [] };
  return {
    html: `<div id="alerts" data-possible="${escapeHtml(JSON.stringify(alerts))}"></div>\n<script>${roomScript}</script>`,
    scripts: [roomScript],
  };
};
