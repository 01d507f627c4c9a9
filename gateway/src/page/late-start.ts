/** Name of the Trusted Types policy of the script below. */
export const LATE_START_POLICY = 'pairwise-start';

/**
 * Loads the shell into a page that is complete without it: at the visitor's first action, or when the page is painted and
 * the browser is idle. It keeps the buttons that were pressed before (`shell/src/early-presses.ts`). The addresses are in the
 * element itself, so that the script never changes and the page's policy admits it by its hash. A form that only its code
 * can send, and a link that takes along what was typed, wait for it (`data-waits`): they count as pressed.
 */
export const lateStart = `(()=>{
const{entry,preloads}=JSON.parse(document.currentScript.dataset.start);
const policy=self.trustedTypes?.createPolicy('${LATE_START_POLICY}',{createScriptURL:(address)=>address});
const presses=self.earlyPresses=[];
const signs=['pointerdown','keydown','focusin','scroll'];
let started=false;
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
add('script',entry,{});
for(const file of preloads)add('link',file,{rel:'preload',as:'script'});
};
for(const sign of signs)addEventListener(sign,start,{once:true,passive:true,capture:true});
addEventListener('click',(event)=>{
const{target,ctrlKey,metaKey,shiftKey}=event;
const pressed=target instanceof Element&&target.closest('button[type=button],a[data-waits]');
if(!pressed||ctrlKey||metaKey||shiftKey)return;
if(pressed.matches('a'))event.preventDefault();
presses.push(pressed);
},{capture:true});
addEventListener('submit',(event)=>{
const{target,submitter}=event;
if(!target.hasAttribute('data-waits'))return;
event.preventDefault();
if(submitter)presses.push(submitter);
},{capture:true});
const whenIdle=()=>{
if('requestIdleCallback'in self)requestIdleCallback(start,{timeout:2000});
else setTimeout(start,200);
};
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(whenIdle)));
})()`;

/**
 * Lets the browser open the signup in advance, when the visitor points at a link to it. A page of another origin would have to
 * agree, so pages with separate origins for the zones do not have it.
 */
export const signupInAdvance = JSON.stringify({
  prerender: [{ where: { selector_matches: 'main a[href^="/signup"]' }, eagerness: 'moderate' }],
});
