/** A hostile version: a statement that a screen runs on each render. */
export interface Hostile {
  what: string;
  statement: string;
  /** It harms only a page with links in the shell's bar. */
  needsLinks?: true;
  /** It harms only at the origin of the site, where no one logs in. */
  needsSite?: true;
}

/** What open candidates do at once, to the document that they share with the shell and other remotes. */
const open: Record<string, string> = {
  'replaces fetch': 'window.fetch=((f)=>(...a)=>f(...a))(window.fetch)',
  'replaces Array.prototype.push':
    'Array.prototype.push=((f)=>function(...a){return f.apply(this,a)})(Array.prototype.push)',
  'replaces JSON.parse': 'JSON.parse=((f)=>(...a)=>f(...a))(JSON.parse)',
  'replaces addEventListener':
    'EventTarget.prototype.addEventListener=((f)=>function(...a){return f.apply(this,a)})(EventTarget.prototype.addEventListener)',
  'hides what it replaced behind a bound function':
    'Storage.prototype.setItem=Storage.prototype.setItem.bind(localStorage)',
  'reads cookies of others through an accessor':
    'Object.defineProperty(Document.prototype,"cookie",{configurable:true,get:()=>"",set:()=>{}})',
  'gives every object a property': 'Object.prototype.isPremium=true',
  'leaves a global': 'window.collected=[]',
  'listens to keys of every page': 'addEventListener("keydown",()=>{})',
  'listens to clicks of every page': 'document.addEventListener("click",()=>{},true)',
  'keeps an interval': 'setInterval(()=>{},60000)',
  'keeps a timer that starts itself again': '(function again(){setTimeout(again,1000)})()',
  'keeps frames': '(function again(){requestAnimationFrame(again)})()',
  'listens to the channel of other tabs':
    '(document.documentElement.probe??=new BroadcastChannel("pairwise")).onmessage=()=>{}',
  'observes every change of the page':
    'new MutationObserver(()=>{}).observe(document,{subtree:true,childList:true,characterData:true})',
  'listens to keys under the name of another remote':
    'addEventListener("keydown",()=>{})\n//# sourceURL=/remotes/mf-chat/1.0.0/main.js\n',
  'adds a style sheet to the document':
    '(()=>{const s=new CSSStyleSheet();s.replaceSync("#none{color:red}");document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]})()',
  'adds an element to the body':
    'document.getElementById("probe")??document.body.append(Object.assign(document.createElement("div"),{id:"probe"}))',
  "adds a form to the shell's bar":
    'for(const ms of [100,900])setTimeout(()=>{document.querySelector("#top form")??document.getElementById("top").append(document.createElement("form"))},ms)',
  'covers the bar':
    'setTimeout(()=>{const d=document.createElement("div");d.style.cssText="position:fixed;inset:0;z-index:9999;background:#fff";document.getElementById("outlet").append(d)},100)',
  'covers the bar and lets the mouse through':
    'setTimeout(()=>{const d=document.createElement("div");d.style.cssText="position:fixed;inset:0;z-index:9999;background:#fff;pointer-events:none";document.getElementById("outlet").append(d)},100)',
  'hides the bar': 'setTimeout(()=>{document.getElementById("top").style.display="none"},100)',
  'hides the bar after a while, and shows it again when it leaves':
    'setTimeout(()=>{const t=document.getElementById("top");t.style.display="none";new MutationObserver((_,o)=>{if(document.getElementById("outlet").childElementCount===0){t.style.display="";o.disconnect()}}).observe(document.getElementById("outlet"),{childList:true})},1500)',
  'covers the bar most of the time':
    'setTimeout(()=>{const d=document.createElement("div");d.style.cssText="position:fixed;inset:0;z-index:9999;background:#fff";document.getElementById("outlet").firstElementChild.append(d);d.animate([{visibility:"visible"},{visibility:"visible",offset:.85},{visibility:"hidden",offset:.86},{visibility:"hidden"}],{duration:1000,iterations:Infinity})},100)',
  'makes the bar transparent': 'setTimeout(()=>{document.getElementById("top").style.opacity="0"},100)',
  'sets a cookie': 'document.cookie="probe=1; path=/"',
  'changes what others have stored': 'localStorage.setItem("pairwise.entry-skipped","never")',
  'fills the history':
    'setTimeout(()=>{history.pushState(null,"",location.href);history.pushState(null,"",location.href)},200)',
  'opens a window': 'setTimeout(()=>{open("/profile")},200)',
  // None of the victims has these endpoints in its contract.
  'reads gifts without saying so': 'fetch("/api/gifts.php",{headers:{"x-request-type":"client"}})',
  'reads icebreakers without saying so':
    'fetch("/api/icebreakers.php",{headers:{"x-request-type":"client"}}).catch(()=>{})',
  'blocks the page': '(()=>{const e=Date.now()+2600;while(Date.now()<e);})()',
  'locks the page': 'document.body.style.overflow="hidden"',
};

const replacesFetch = 'window.fetch=((f)=>(...a)=>f(...a))(window.fetch)';
const when = (condition: string): string => `if(${condition}){${replacesFetch}}`;
const after = (event: string): string =>
  `document.getElementById("outlet").addEventListener("${event}",()=>{${replacesFetch}},{once:true})`;

/** When hidden candidates replace `fetch`: under conditions that they hope the gate does not meet, or not if they see it. */
const hidden: Record<string, string> = {
  'unless a program drives the browser': when('!navigator.webdriver'),
  'unless the user agent is that of a program': when('!/Headless/.test(navigator.userAgent)'),
  'unless the brands are those of a program': when(
    '!navigator.userAgentData?.brands.some(({brand})=>/Headless/.test(brand))',
  ),
  'unless the address is a local one': when('location.hostname!=="127.0.0.1"'),
  'unless the page has no port of the product': when('/^(app\\.|pay\\.)?localhost$/.test(location.hostname)'),
  'unless functions of the browser are replaced': when(
    '[setTimeout,setInterval,document.querySelector,navigator.serviceWorker?.register??Date].every((f)=>/\\[native code\\]/.test(Function.prototype.toString.call(f)))',
  ),
  'unless a developer tool reads its errors': `(()=>{let n=0;const p=Error.prepareStackTrace;Error.prepareStackTrace=()=>{n+=1;return ""};console.debug(new Error("x"));Error.prepareStackTrace=p;${when('n===0')}})()`,
  'unless a developer tool stops it': `(()=>{const s=performance.now();debugger;${when('performance.now()-s<100')}})()`,
  'unless the window has no frame': when('outerHeight>innerHeight'),
  'unless the window is larger than the screen': when('screen.width>=innerWidth&&screen.height>=innerHeight'),
  'unless the page is in the background': when('document.visibilityState==="visible"&&document.hasFocus()'),
  'unless globals of a driver exist': when(
    '!Object.getOwnPropertyNames(window).some((n)=>/^(__playwright|__pw|cdc_|__sideEffects|__puppeteer)/.test(n))',
  ),
  'unless its page cannot report its health': when(
    'JSON.parse(document.getElementById("mfe-page").textContent).reportTicket',
  ),
  'only in Dutch': when('document.documentElement.lang.startsWith("nl")'),
  'only in German': when('document.documentElement.lang.startsWith("de")'),
  'only on a phone': when('innerWidth<500'),
  'only next year': when(`Date.now()>${Date.UTC(new Date().getUTCFullYear() + 1, new Date().getUTCMonth(), 1)}`),
  'only eleven hours later in the day': when(
    `Math.abs(new Date().getUTCHours()-${(new Date().getUTCHours() + 11) % 24})<=1`,
  ),
  'only after a minute and a half': `setTimeout(()=>{${replacesFetch}},90000)`,
  'only after the mouse has moved': after('mousemove'),
  'only after a key was pressed': `addEventListener("keydown",()=>{${replacesFetch}},{once:true})`,
  'only after it has scrolled': `addEventListener("wheel",()=>{${replacesFetch}},{once:true,passive:true})`,
  'only in one of four documents': `(()=>{const k=performance.timeOrigin;if(globalThis.Symbol.for&&k%4<1){${replacesFetch}}})()`,
};

/** Adds a field for a password to the screen. */
const asksForPassword = (kind: string): string =>
  `setTimeout(()=>{const o=document.getElementById("outlet").firstElementChild;if(!o||o.querySelector("[name=probe]"))return;const i=document.createElement("input");i.name="probe";i.type=${kind};o.append(i)},100)`;

/** Leads every link of the bar to another site, at once or after a while. */
const leadsAway = (ms: number): string =>
  `setTimeout(()=>{for(const a of document.querySelectorAll("#top a"))a.href="https://elsewhere.example/"},${ms})`;

export const hostile: readonly Hostile[] = [
  ...Object.entries(open).map(([what, statement]) => ({ what, statement })),
  { what: 'changes the links of the bar', statement: leadsAway(100), needsLinks: true },
  { what: 'changes the links of the bar after a while', statement: leadsAway(1500), needsLinks: true },
  { what: 'asks for a password at the site', statement: asksForPassword('"password"'), needsSite: true },
  {
    what: 'asks for a password at the site, by a word that its code does not contain',
    statement: asksForPassword('["pass","word"].join("")'),
    needsSite: true,
  },
  {
    what: 'asks for a password at the site, unless an address of the product is missing',
    statement: `fetch("/robots.txt",{redirect:"manual"}).then((r)=>{if(r.ok)${asksForPassword('["pass","word"].join("")')}})`,
    needsSite: true,
  },
  ...Object.entries(hidden).map(([what, statement]) => ({ what: `replaces fetch, ${what}`, statement })),
];
