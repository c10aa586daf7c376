/**
 * Wakes the page. Until then the framework's scripts are inert text: a page costs no JavaScript before somebody
 * touches it, and everything works as HTML does. The re-made scripts carry the response's nonce; Trusted Types
 * want a named policy for their text. What is pressed before they run is kept for them: see `shell/early-press.ts` and
 * `ui/early-form.ts`; a form is sent, and a link followed, as HTML does it when they fail or take longer than eight
 * seconds. Enter in a box that says `enterkeyhint="send"` sends its form, before they run and afterwards.
 */
const ACTIVATE = `(()=>{
const self=document.currentScript,nonce=self.nonce;let awake=false;
const policy=window.trustedTypes?trustedTypes.createPolicy("groundwork",{createScript:s=>s}):{createScript:s=>s};
const wake=()=>{if(awake)return;awake=true;
for(const l of document.querySelectorAll('link[rel^="x-"]'))l.rel=l.rel.slice(2);
for(const s of document.querySelectorAll('script[type="x-module"]')){const m=document.createElement("script");m.type="module";m.onerror=send;m.nonce=nonce;m.textContent=policy.createScript(s.textContent);s.replaceWith(m)}};
let over=false;
const send=window.groundworkSend=()=>{over=true;const p=window.groundworkPress,b=window.groundworkSubmit;if(p?.href)location.assign(p.href);if(!b)return;window.groundworkSubmit=null;b.form.dataset.early="";b.click()};
addEventListener("submit",e=>{const f=e.target;if(over||f.dataset.early===undefined||!e.submitter)return;e.preventDefault();e.stopImmediatePropagation();if(!window.groundworkSubmit)setTimeout(send,8e3);window.groundworkSubmit=e.submitter;f.dataset.early="held"},{capture:true});
addEventListener("click",e=>{const b=e.target.closest?.('button[type="button"]:not([popovertarget]),a[data-early]');if(!b||window.groundworkAwake)return;if(b.href){if(over||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;e.preventDefault();b.dataset.early="held";setTimeout(send,8e3)}window.groundworkPress=b},{capture:true});
addEventListener("keydown",e=>{const b=e.target;if(e.key!=="Enter"||e.shiftKey||e.isComposing||b.enterKeyHint!=="send"||!b.form)return;e.preventDefault();if(!b.readOnly&&b.value.trim())b.form.requestSubmit()},{capture:true});
if(self.dataset.wake==="load")wake();
else for(const e of["pointerover","pointerdown","touchstart","keydown","focusin","change","dragenter"])addEventListener(e,wake,{once:true,passive:true,capture:true});
})()`.replaceAll("\n", "");

interface Options {
  nonce: string;
  /** When the scripts run: at once, at the first pointer, touch, key, focus or dragged file, or not at all. */
  wake: "touch" | "load" | "never";
  /** JSON that hydration starts from, safe inside a script element. */
  page: string;
  /** Addresses of what the scripts fetch first, so that it comes beside them and not after them. */
  preloads: readonly string[];
  /** A hidden drawing of the page's icons; React leaves alone what stands at the end of a body. */
  icons?: string;
}

/** Makes Remix's module scripts and preloads inert and adds the page's data and the half kilobyte that wakes them. */
export function deferScripts(html: string, { nonce, wake, page, preloads, icons = "" }: Options): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) return html;
  // Scripts and their preloads are the last of a body; what is before them need not be searched.
  const first = html.search(/<link rel="modulepreload"|<script[^>]* type="module"/);
  const start = first < 0 ? end : first;
  const inert =
    html.slice(0, start) +
    html
      .slice(start, end)
      .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
      .replaceAll(/<script( nonce="[^"]*")? type="module"( async="")?/g, '<script$1 type="x-module"');
  if (wake === "never") return inert + icons + html.slice(end);
  const facts = `<script type="application/json" id="page">${page}</script>`;
  const fetched = preloads
    .map((address) => `<link rel="x-preload" as="fetch" crossorigin="anonymous" href="${address}">`)
    .join("");
  const activate = `<script nonce="${nonce}" data-wake="${wake}">${ACTIVATE}</script>`;
  return inert + icons + facts + fetched + activate + html.slice(end);
}
