/**
 * The only script that runs before the first interaction. It activates the others: their new elements carry the
 * response's nonce, and Trusted Types require a named policy for their text. A press that only scripts can handle is
 * recorded and replayed by `awake.ts`. A form or link with `data-early` falls back to HTML if the scripts fail or
 * take longer than eight seconds. Enter in a box with `enterkeyhint="send"` sends its form. Every entry of the history
 * gets the key by which the framework remembers where it was scrolled to.
 */
const WAKE = `(()=>{
const s=document.currentScript,nonce=s.nonce;let begun,over;
history.state?.key||history.replaceState({key:Math.random().toString(32).slice(2)},"");
const rules={createScript:x=>x},policy=window.trustedTypes?trustedTypes.createPolicy("groundwork",rules):rules;
const page=window.groundwork={awake:false,pressed:null,giveUp(){over=1;const p=page.pressed,e=p?.closest("[data-early]");page.pressed=null;if(e){e.dataset.early="";p.click()}}};
const wake=()=>{if(begun)return;begun=1;
for(const l of document.querySelectorAll('link[rel^="x-"]'))l.rel=l.rel.slice(2);
for(const i of document.querySelectorAll('script[type="x-module"]')){const m=document.createElement("script");m.type="module";m.onerror=page.giveUp;m.nonce=nonce;m.textContent=policy.createScript(i.textContent);i.replaceWith(m)}};
addEventListener("click",e=>{const b=e.target.closest?.('button[type="button"]:not([popovertarget]),a[data-early],[data-early] button'),early=b?.closest("[data-early]");
if(!b||page.awake||early&&(over||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))return;
e.stopImmediatePropagation();if(early){e.preventDefault();early.dataset.early="held";if(!page.pressed)setTimeout(page.giveUp,8e3)}
page.pressed=b},true);
addEventListener("keydown",e=>{const b=e.target;if(e.key!=="Enter"||e.shiftKey||e.isComposing||b.enterKeyHint!=="send"||!b.form)return;e.preventDefault();if(!b.readOnly&&b.value.trim())b.form.requestSubmit()},true);
if(s.dataset.wake==="load")wake();
else for(const e of"pointerover pointerdown touchstart keydown focusin change dragenter".split(" "))addEventListener(e,wake,{once:true,passive:true,capture:true});
})()`.replaceAll("\n", "");

interface Options {
  nonce: string;
  /** When the scripts run: on load, at the first pointer, touch, key, focus or file drag event, or never. */
  wake: "touch" | "load" | "never";
  /** JSON that hydration reads, safe inside a script element. */
  page: string;
  /** URLs of what the scripts fetch first, so that it loads in parallel with them. */
  preloads: readonly string[];
  /** A hidden SVG with the page's icons; React ignores foreign nodes at the end of the body. */
  icons?: string;
}

/** Makes Remix's scripts inert, and adds the page's data and the script that activates them. */
export function deferScripts(html: string, { nonce, wake, page, preloads, icons = "" }: Options): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) return html;
  // Scripts and their preloads are at the end of the body; the rest need not be searched.
  const [preload, module] = [html.indexOf('<link rel="modulepreload"'), html.indexOf(' type="module"')];
  const start = preload < 0 ? (module < 0 ? end : html.lastIndexOf("<script", module)) : preload;
  // What the module itself imports is fetched with it, and nothing twice.
  const imports = html.slice(start, end).matchAll(/(?:^|>)\s*import (?:\* as \w+ from )?"([^"]+)"/gm);
  const known = new Set([...imports].map(([, href]) => href));
  const inert =
    html.slice(0, start) +
    html
      .slice(start, end)
      .replaceAll(/<link rel="modulepreload" href="([^"]*)"([^>]*)>/g, (_, href, rest) => {
        if (known.has(href)) return "";
        known.add(href);
        return `<link rel="x-modulepreload" href="${href}"${rest}>`;
      })
      .replaceAll(/<script( nonce="[^"]*")? type="module"( async="")?/g, '<script$1 type="x-module"')
      // `entry.client.tsx` creates what the framework reads there when it is needed.
      .replace(/<script[^>]*>window\.__remixContext = [^<]*<\/script>/, "");
  if (wake === "never") return inert + icons + html.slice(end);
  const facts = `<script type="application/json" id="page">${page}</script>`;
  const fetched = preloads
    .map((address) => `<link rel="x-preload" as="fetch" crossorigin href="${address}">`)
    .join("");
  const activate = `<script nonce="${nonce}" data-wake="${wake}">${WAKE}</script>`;
  return inert + icons + facts + fetched + activate + html.slice(end);
}
