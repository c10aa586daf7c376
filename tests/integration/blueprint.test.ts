import { expect, test } from "vitest";
import { Browser, type Page } from "./support/browser.ts";
import { tagsOf } from "./support/html.ts";
import { newMember } from "./support/members.ts";
import { product } from "./support/product.ts";

const ADDRESS = "/blueprint-analyzer";
const ask = (fields: Record<string, string>) =>
  `${ADDRESS}?${new URLSearchParams({ lang: "en", ...fields })}`;

test("typed lines are checked without a script, with section, edition, value and limit", async () => {
  const page = await new Browser(product).get(ask({ lines: 'BEDROOM 3 6\'-8" x 9\'-0"\nUP 13R @ 8"' }));
  expect(page.status).toBe(200);
  expect(page.valueOf("lines")).toBe('BEDROOM 3 6\'-8" x 9\'-0"\nUP 13R @ 8"');
  for (const words of [
    "BEDROOM 3 : Floor area",
    "60 ft²",
    "≥ 70 ft²",
    "IRC R304.1 · 2015–2021",
    "IRC R311.7.5.1",
    "Below the code",
  ])
    expect(page.text).toContain(words);
  expect(page.text).toContain("verify with the local authority");
});

test("nothing typed and too much typed are told beside the field, and what was typed stays", async () => {
  const browser = new Browser(product);
  const empty = await browser.get(ask({ lines: "  " }));
  expect([empty.status, empty.problem]).toEqual([200, expect.stringContaining("Type at least one line")]);
  const long = await browser.get(ask({ lines: "x".repeat(4_001) }));
  expect(long.problem).toContain("4,000");
  expect(long.valueOf("lines")).toHaveLength(4_001);
});

test("text of a drawing is text, in the page and in its reports", async () => {
  const browser = new Browser(product);
  const lines = "<script>alert(1)</script> BEDROOM 2 10' x 12'";
  const page = await browser.get(ask({ lines }));
  expect(page.body).not.toContain("<script>alert(1)");
  const html = await browser.get(`${ADDRESS}/report?${new URLSearchParams({ lines, format: "html" })}`);
  expect(html.headers.get("content-disposition")).toContain("attachment");
  expect(html.body).not.toContain("<script>");
  expect((await browser.get(`${ADDRESS}/report`)).status).toBe(404);
});

test("the report on typed lines is a file of rows", async () => {
  const csv = await new Browser(product).get(
    `${ADDRESS}/report?${new URLSearchParams({ lines: "CEILING 6'-10\"", format: "csv", lang: "en" })}`,
  );
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.body).toContain('"Ceiling height","6\' 10""","at least 7\'","Below the code","R305.1","2021"');
});

/** Sends one of the page's GET forms, found by a field or a button that it has. */
async function send(
  browser: Browser,
  page: Page,
  has: string,
  fields: Record<string, string>,
): Promise<Page> {
  const form = [...page.body.matchAll(/<form\b[^>]*method="get"[^>]*>([\s\S]*?)<\/form>/g)]
    .map(([, inside = ""]) => inside)
    .find((inside) => inside.includes(has));
  if (!form) throw new Error(`no form with ${has}`);
  const own = tagsOf(form).flatMap(({ name, attributes }) =>
    name === "input" && attributes.name && attributes.type !== "image" && !(attributes.name in fields)
      ? [[attributes.name, attributes.value ?? ""]]
      : [],
  );
  return browser.get(`${ADDRESS}?${new URLSearchParams([...own, ...Object.entries(fields)])}`);
}

test("a plan is measured by pressing on it, without a script", async () => {
  const browser = new Browser(product);
  let page = await browser.get(ask({ plan: "sample" }));
  const press = async (...places: [number, number][]) => {
    for (const [x, y] of places)
      page = await send(browser, page, 'type="image"', { "at.x": String(x), "at.y": String(y) });
  };
  await press([80, 64], [560, 64]);
  expect(page.text).toContain("2 points set");
  page = await send(browser, page, 'value="finish"', { do: "finish", length: "" });
  expect(page.problem).toContain("Type the length");
  page = await send(browser, page, 'value="finish"', { do: "finish", length: "30'" });
  expect(page.text).toContain("Not checked");
  await press([80, 64], [80, 384]);
  page = await send(browser, page, 'value="finish"', { do: "finish", length: "20'" });
  expect(page.text).toContain("Checked A second dimension agrees");
  await press([80, 64], [560, 64], [560, 384], [80, 384]);
  page = await send(browser, page, 'value="finish"', { do: "finish", label: "House", price: "2" });
  expect(page.text).toMatch(/House.*600 ft².*\$1,200\.00/);
});

test("a second dimension that is four per cent off blocks every price", async () => {
  const scale = "100.80_700.80~30'";
  const measure = "area~House~200~100.80_700.80_700.480_100.480";
  const open = (check: string) =>
    new Browser(product).get(
      `${ADDRESS}?${new URLSearchParams({ plan: "sample", lang: "en", s: scale, c: check, m: measure })}`,
    );
  const good = await open("100.80_100.480~20'");
  expect(good.text).toContain("$1,200.00");
  const blocked = await open("100.80_100.480~19'-2\"");
  expect(blocked.text).toContain("more than 3%");
  expect(blocked.text).not.toContain("$1,200.00");
});

const SVG = '<svg viewBox="0 0 400 300"><text x="20" y="40">BEDROOM 2 6\'-8" x 9\'-0"</text></svg>';

function drawing(picture: string, extra: Record<string, string> = {}) {
  const form = new FormData();
  const fields = {
    intent: "save",
    answer: "json",
    idem: crypto.randomUUID(),
    name: "<b>plan</b>.svg",
    width: "400",
    height: "300",
    lines: JSON.stringify([{ text: "BEDROOM 2 6'-8\" x 9'-0\"", confidence: 1 }]),
    ...extra,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("picture", new Blob([picture], { type: "image/svg+xml" }), "plan.svg");
  return form;
}
const save = (browser: Browser, body: FormData) =>
  browser.send(`${ADDRESS}/drawings`, { method: "POST", body });

test("a member keeps a drawing, finds it, measures on it and deletes it; nobody else sees it", async () => {
  const { browser } = await newMember(product);
  const form = drawing(SVG);
  const saved = await save(browser, form);
  expect(saved.status).toBe(200);
  const { id } = JSON.parse(saved.body);
  expect(JSON.parse((await save(browser, form)).body)).toEqual({ id });
  const list = await browser.get(`${ADDRESS}?lang=en`);
  expect(list.text).toContain("<b>plan</b>.svg");
  expect(list.body).not.toContain("<b>plan</b>");
  const plan = await browser.get(`${ADDRESS}?plan=${id}`);
  expect([plan.status, plan.text]).toEqual([200, expect.stringContaining("IRC R304.1")]);
  const picture = await browser.get(`${ADDRESS}/drawings/${id}`);
  expect([picture.body, picture.headers.get("content-type")]).toEqual([SVG, "image/svg+xml"]);
  expect(picture.headers.get("content-security-policy")).toContain("sandbox");

  const { browser: other } = await newMember(product);
  expect((await other.get(`${ADDRESS}/drawings/${id}`)).status).toBe(404);
  expect((await other.get(`${ADDRESS}?plan=${id}`)).status).toBe(404);
  expect((await new Browser(product).get(`${ADDRESS}?plan=${id}`)).location).toMatch(/^\/auth\?redirectTo=/);

  const gone = await browser.submit(await browser.get(ADDRESS), { intent: "delete", id });
  expect(gone.toasts).toEqual(["The drawing is deleted."]);
  expect((await browser.get(`${ADDRESS}/drawings/${id}`)).status).toBe(404);
});

test("what is no drawing is not kept: other bytes, code, lines of another shape, a body without end", async () => {
  const { browser } = await newMember(product);
  for (const [form, status] of [
    [drawing("hello"), 400],
    [drawing("<svg><script>alert(1)</script></svg>"), 400],
    [drawing(SVG, { lines: "{}" }), 400],
    [drawing(SVG, { idem: "x" }), 400],
    [drawing("x".repeat(6 * 1024 * 1024 + 1)), 413],
  ] as const)
    expect((await save(browser, form)).status).toBe(status);
  const foreign = await browser.send(`${ADDRESS}/drawings`, {
    method: "POST",
    body: drawing(SVG),
    headers: { origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
  expect((await browser.get(`${ADDRESS}?lang=en`)).text).toContain("Nothing is saved yet");
});
