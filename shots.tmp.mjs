import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const [out, list, lang="en", theme="light", width="1440"] = process.argv.slice(2);
const ctx = await b.newContext({ viewport: { width: +width, height: 900 } });
await ctx.request.post("http://127.0.0.1:8710/preferences", { form: { language: lang, theme, redirectTo: "/" }, headers: { origin: "http://127.0.0.1:8710" }, maxRedirects: 0 });
await ctx.request.get("http://127.0.0.1:8710/auth/recover");
const p = await ctx.newPage();
for (const [n, path] of list.split(",").entries()) {
  await p.goto("http://127.0.0.1:8710" + path, { waitUntil: "load" });
  await p.evaluate(async () => { for (const i of document.images) i.loading = "eager"; await Promise.all([...document.images].map((i) => i.decode().catch(() => {}))); });
  await p.screenshot({ path: `${out}-${n}.png`, fullPage: !path.includes("figure=") });
}
await b.close();
