/** Name of the Trusted Types policy of the script below. */
export const LATE_START_POLICY = 'pairwise-start';

/** When the shell is requested again after it could not be loaded, in milliseconds. */
const RETRY_MS = 2_000;

/**
 * Loads the shell into a page that is complete without it: at the visitor's first action, or when the page is painted and
 * the browser is idle. It keeps the buttons that were pressed before (`shell/src/early-presses.ts`). The addresses are in the
 * element itself, so that the script never changes and the page's policy admits it by its hash. A form that only its code
 * can send, and a link that takes along what was typed, wait for it (`data-waits`): they count as pressed.
 *
 * When the shell cannot be loaded, it is requested once more, by the next action at the latest. After that the page says so
 * (`shell/prerender.tsx`), and a press of what waits, or of the button of that notice, loads the page again, perhaps with
 * another version; while the browser is offline it waits for the network instead.
 */
export const lateStart = `(()=>{
const{entry,preloads}=JSON.parse(document.currentScript.dataset.start);
const policy=self.trustedTypes?.createPolicy('${LATE_START_POLICY}',{createScriptURL:(address)=>address});
const presses=self.earlyPresses=[];
const signs=['pointerdown','keydown','focusin','scroll'];
let started=false;
let failures=0;
const add=(name,{address,integrity},more)=>{
const element=Object.assign(document.createElement(name),{integrity,crossOrigin:'anonymous'},more);
if(name==='script')element.src=policy?policy.createScriptURL(address):address;
else element.href=address;
document.head.append(element);
};
const start=()=>{
if(started)return;
started=true;
performance.mark('shell-start');
add('script',entry,{onerror:failed,onload:loaded});
if(!failures)for(const file of preloads)add('link',file,{rel:'preload',as:'script'});
};
const again=()=>{
started=false;
start();
};
const notify=(isShown)=>{
const notice=document.querySelector('[data-start-failed]');
if(notice)notice.hidden=!isShown;
};
const reload=()=>{
if(failures>1&&presses.length>0&&navigator.onLine)location.reload();
};
const failed=()=>{
failures+=1;
if(failures<2){
started=false;
setTimeout(start,${RETRY_MS});
return;
}
notify(true);
addEventListener('online',again,{once:true});
reload();
};
const loaded=()=>{
failures=0;
notify(false);
};
for(const sign of signs)addEventListener(sign,start,{passive:true,capture:true});
addEventListener('click',(event)=>{
const{target,ctrlKey,metaKey,shiftKey}=event;
const pressed=target instanceof Element&&target.closest('button[type=button],a[data-waits]');
if(!pressed||ctrlKey||metaKey||shiftKey)return;
if(pressed.matches('a'))event.preventDefault();
presses.push(pressed);
reload();
},{capture:true});
addEventListener('submit',(event)=>{
const{target,submitter}=event;
if(!target.hasAttribute('data-waits'))return;
event.preventDefault();
if(submitter)presses.push(submitter);
reload();
},{capture:true});
const whenIdle=()=>{
if('requestIdleCallback'in self)requestIdleCallback(start,{timeout:2000});
else setTimeout(start,200);
};
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(whenIdle)));
})()`;
