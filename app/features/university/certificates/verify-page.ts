import type { PublicKey } from "./signing.ts";

/**
 * A page that checks certificates from a disk, without this site: the keys stand in it. It is kept short, so that whoever
 * uses it can read it; `certificates/README.md` describes what it does.
 */
export const verifyPage = (
  keys: readonly PublicKey[],
  words: Record<
    | "title"
    | "how"
    | "paste"
    | "check"
    | "valid"
    | "expired"
    | "altered"
    | "otherKey"
    | "unreadable"
    | "keys",
    string
  >,
  { lang, dir }: { lang: string; dir: string },
): string =>
  `<!doctype html>
<html lang="${lang}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${plain(words.title)}</title>
<h1>${plain(words.title)}</h1><p>${plain(words.how)}</p>
<label>${plain(words.paste)}<br><textarea id="text" rows="6" cols="40" dir="ltr"></textarea></label>
<p><button id="check">${plain(words.check)}</button></p><p id="answer" role="status"></p><pre id="claims" dir="auto"></pre>
<p>${plain(words.keys)}</p><pre dir="ltr">${keys.map(({ id, key }) => `${id} ${key}`).join("\n")}</pre>
<script>
const KEYS = ${JSON.stringify(Object.fromEntries(keys.map(({ id, key }) => [id, key])))};
const SAY = ${JSON.stringify({ valid: words.valid, expired: words.expired, altered: words.altered, otherKey: words.otherKey, unreadable: words.unreadable }).replaceAll("<", "\\u003c")};
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
async function check(text, today) {
  const found = /GW1\\.([\\w-]{20,2000})\\.([\\w-]{86})(?![\\w-])/.exec(text);
  if (!found) return { state: "unreadable" };
  let claims;
  try { claims = JSON.parse(new TextDecoder().decode(bytes(found[1]))); } catch { return { state: "altered" }; }
  const own = Object.hasOwn(KEYS, claims[7]) && KEYS[claims[7]];
  if (!own) return { state: "otherKey" };
  const key = await crypto.subtle.importKey("raw", bytes(own), { name: "Ed25519" }, false, ["verify"]);
  const said = new TextEncoder().encode("GW1." + found[1]);
  if (!(await crypto.subtle.verify({ name: "Ed25519" }, key, bytes(found[2]), said))) return { state: "altered" };
  return { state: claims[6] && claims[6] < today ? "expired" : "valid", claims };
}
if (globalThis.document) document.getElementById("check").onclick = async () => {
  const { state, claims } = await check(document.getElementById("text").value, new Date().toISOString().slice(0, 10));
  document.getElementById("answer").textContent = SAY[state];
  document.getElementById("claims").textContent = claims ? claims.join("\\n") : "";
};
</script></html>
`;

/** Our own words in a page: none of them is markup. */
const plain = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
