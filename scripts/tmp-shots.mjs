import { chromium } from "playwright";
import { CHROMIUM_ARGS, findBrowser } from "./lib/browser.mjs";
import { withTemporaryProduct } from "./lib/temporary-product.mjs";
import fs from "node:fs";
fs.mkdirSync("/tmp/shots",{recursive:true});
const paths = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
await withTemporaryProduct({}, async (origin) => {
  for (const [lang,width] of [["he",360],["en",1440]]) {
    const c = await browser.newContext({ viewport:{width,height:800}, locale: lang, javaScriptEnabled:false });
    const page = await c.newPage();
    for (const p of paths) { const r = await page.goto(new URL(p + (p.includes("?")?"&":"?")+"lang="+lang, origin).href); 
      const w = await page.evaluate(()=>document.documentElement.scrollWidth).catch(()=>0);
      console.log("##", p, lang, r.status(), w);
      await page.screenshot({ path: `/tmp/shots/${p.replace(/\W+/g,"_")}-${lang}.png`, fullPage:true }); }
    await c.close();
  }
});
await browser.close(); process.exit(0);
