/**
 * The only script that runs before somebody touches the page. It wakes the others; their new elements carry the
 * response's nonce, and Trusted Types want a named policy for their text. A press that only they can answer is kept,
 * and given again by `awake.ts`. What says `data-early`, a form or a link, is answered as HTML answers it when they
 * fail or take longer than eight seconds. Enter in a box that says `enterkeyhint="send"` sends its form.
 */
const WAKE = `(()=>{
const self=document.currentScript,nonce=self.nonce;let begun=false,over=false;
const policy=window.trustedTypes?trustedTypes.createPolicy("groundwork",{createScript:s=>s}):{createScript:s=>s};
const page=window.groundwork={awake:false,pressed:null,giveUp(){over=true;const p=page.pressed,e=p?.closest("[data-early]");page.pressed=null;if(e){e.dataset.early="";p.click()}}};
const wake=()=>{if(begun)return;begun=true;
for(const l of document.querySelectorAll('link[rel^="x-"]'))l.rel=l.rel.slice(2);
for(const s of document.querySelectorAll('script[type="x-module"]')){const m=document.createElement("script");m.type="module";m.onerror=page.giveUp;m.nonce=nonce;m.textContent=policy.createScript(s.textContent);s.replaceWith(m)}};
addEventListener("click",e=>{const b=e.target.closest?.('button[type="button"]:not([popovertarget]),a[data-early],[data-early] button'),early=b?.closest("[data-early]");
if(!b||page.awake||early&&(over||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))return;
e.stopImmediatePropagation();if(early){e.preventDefault();early.dataset.early="held";if(!page.pressed)setTimeout(page.giveUp,8e3)}
page.pressed=b},{capture:true});
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

/** Makes Remix's scripts inert, and adds the page's data and the script that wakes it. */
export function deferScripts(html: string, { nonce, wake, page, preloads, icons = "" }: Options): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) return html;
  // Scripts and their preloads are the last of a body; what is before them need not be searched.
  const [preload, module] = [html.indexOf('<link rel="modulepreload"'), html.indexOf(' type="module"')];
  const start = preload < 0 ? (module < 0 ? end : html.lastIndexOf("<script", module)) : preload;
  const inert =
    html.slice(0, start) +
    html
      .slice(start, end)
      .replaceAll('<link rel="modulepreload"', '<link rel="x-modulepreload"')
      .replaceAll(/<script( nonce="[^"]*")? type="module"( async="")?/g, '<script$1 type="x-module"')
      // What the framework reads there, `entry.client.tsx` puts together when it is needed.
      .replace(/<script[^>]*>window\.__remixContext = [^<]*<\/script>/, "");
  if (wake === "never") return inert + icons + html.slice(end);
  const facts = `<script type="application/json" id="page">${page}</script>`;
  const fetched = preloads
    .map((address) => `<link rel="x-preload" as="fetch" crossorigin href="${address}">`)
    .join("");
  const activate = `<script nonce="${nonce}" data-wake="${wake}">${WAKE}</script>`;
  return inert + icons + facts + fetched + activate + html.slice(end);
}
