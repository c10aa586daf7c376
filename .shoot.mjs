// usage: node .shoot.mjs out lang width theme path... ; path "list>regex" opens the first link matching
import { chromium } from "playwright";
import { CHROMIUM_ARGS, findBrowser } from "./scripts/lib/browser.mjs";
import { withTemporaryProduct } from "./scripts/lib/temporary-product.mjs";
import { TEST_VARIABLES } from "./scripts/lib/test-variables.mjs";
import fs from "node:fs";
const [out, looks, ...paths] = process.argv.slice(2);
fs.mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
await withTemporaryProduct({ variables: TEST_VARIABLES }, async (origin) => {
  const send = async (context, path, form) => {
    const a = await context.request.post(origin + path, { form, headers: { origin }, maxRedirects: 0 });
    if (a.status() !== 303) console.log(path, a.status(), form.intent);
    return a;
  };
  for (const look of looks.split(",")) {
    const [lang, width, theme = "light"] = look.split(":");
    const context = await browser.newContext({ viewport: { width: +width, height: 800 }, isMobile: +width < 500, hasTouch: +width < 500 });
    const email = `x${Date.now()}@example.com`;
    await send(context, "/auth?mode=sign-up", { intent: "sign-up", idem: crypto.randomUUID(), email, password: "plumb-level-square-77", firstName: "Sample", lastName: "Builder" });
    const outbox = await (await context.request.get(`${origin}/dev/outbox`)).text();
    const token = /\/auth\/confirm\?token=([\w-]+)/.exec(outbox)?.[1] ?? "";
    await send(context, "/auth/confirm", { token });
    await send(context, "/auth", { intent: "sign-in", email, password: "plumb-level-square-77" });
    await send(context, "/preferences", { language: lang, theme });
    await send(context, "/profile", { intent: "add-samples", idem: crypto.randomUUID() });
    const page = await context.newPage();
    const errors = [];
    page.on("console", (m) => m.type() === "error" && errors.push(m.text()));
    await page.goto(origin + "/");
    for (const p of paths) {
      const [list, ...steps] = p.split(">");
      try {
        let r = await page.goto(origin + list);
        for (const re of steps) {
          const hrefs = await page.$$eval("a[href]", (as) => as.map((a) => a.getAttribute("href")));
          const href = hrefs.find((h) => new RegExp(re).test(h));
          if (!href) { console.log("NO LINK", p, re, hrefs.filter((h) => h.startsWith("/")).slice(30, 90).join(" ")); r = null; break; }
          r = await page.goto(origin + href);
        }
        if (!r) continue;
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const name = `${out}/${p.replace(/[^a-z0-9]+/gi, "-").slice(1, 60)}-${lang}-${width}-${theme}.png`;
        await page.screenshot({ path: name, fullPage: true });
        console.log(r.status(), new URL(page.url()).pathname, wide > 0 ? `WIDE ${wide}` : "", height, errors.splice(0).join(" | ").slice(0, 200));
      } catch (e) { console.log("ERR", p, String(e).slice(0, 200)); }
    }
    await context.close();
  }
}).finally(() => browser.close());
process.exit(0);
