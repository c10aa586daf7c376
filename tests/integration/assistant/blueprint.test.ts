import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { MOST_SHOWN } from "../../../app/features/assistant/blueprint/shortened.ts";
import { LINES, SHEETS } from "../../drawing-shapes.mjs";
import { Browser, type Page } from "../support/browser.ts";
import { tagsOf } from "../support/html.ts";
import { newMember } from "../support/members.ts";
import { product } from "../support/product.ts";

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
    "Does not meet code",
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
  expect(csv.body).toContain(
    '"Ceiling height","6\' 10""","at least 7\'","Does not meet code","R305.1","2021"',
  );
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

test("our own plan shows the sample result, captioned as one", async () => {
  const page = await new Browser(product).get(ask({ plan: "sample" }));
  for (const words of [
    "Sample result",
    "This is the result for our sample plan",
    "87%",
    "LIVING ROOM · 16' × 20'",
  ])
    expect(page.text).toContain(words);
});

test("what is read as something that cannot be is told as that, and gets no verdict", async () => {
  const page = await new Browser(product).get(ask({ lines: "BEDROOM 2 83'-0\" x 12'-0\"\nSILL 44'-0\"" }));
  expect(page.text).toContain("which no bedroom has: check it");
  expect(page.text).toContain("which no window sill has: check it");
  expect(page.text).not.toMatch(/R304|Does not meet code/);
});

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

test("our own plan says when its address is full, keeps everything and can be kept to go on", async () => {
  const points = Array.from({ length: 60 }, (_, n) => `${n * 13}.${(n * 151) % 560}`).join("_");
  const measures = Array.from({ length: 49 }, (_, n): [string, string] => [
    "m",
    `count~Posts ${n + 1}~~${points}`,
  ]);
  const address = (extra: [string, string][]) =>
    `${ADDRESS}?${new URLSearchParams([["plan", "sample"], ["lang", "en"], ["tool", "count"], ...extra])}`;
  const guest = new Browser(product);
  // As it was written before points were written shorter: 24 KB.
  let page = await guest.get(address(measures));
  expect(page.path.length).toBeGreaterThan(20_000);
  const finish = (n: number, browser = guest) =>
    send(browser, page, 'value="finish"', { do: "finish", p: points, label: `Posts ${n}` });
  let n = 50;
  for (; n < 200 && page.problem === undefined; n++) {
    page = await finish(n);
    expect(page.path.length).toBeLessThan(16_000);
  }
  const last = n - 1;
  expect(page.problem).toContain("Not added: the take-off is full.");
  expect(page.text).toContain(`Posts ${last - 1}`);
  expect(page.form({ do: "finish" }).fields).toMatchObject({ label: `Posts ${last}` });
  expect(page.text).toContain("Sign in on a new page");

  const { browser } = await newMember(product);
  page = await browser.get(page.path);
  const kept = await browser.submit(page, { intent: "sample" });
  expect(kept.toasts).toEqual(["The drawing is saved."]);
  expect(kept.path.length).toBeLessThan(100);
  expect(kept.text).toMatch(new RegExp(`Posts 1 .*Posts ${last} `));
  expect((await browser.submit(page, { intent: "sample" })).path).toBe(kept.path);
  expect(
    (await browser.get(`${ADDRESS}/drawings/${new URL(kept.path, product.origin).searchParams.get("plan")}`))
      .body,
  ).toContain("<svg");
});

const SVG = '<svg viewBox="0 0 400 300"><text x="20" y="40">BEDROOM 2 6\'-8" x 9\'-0"</text></svg>';

function drawing(picture: BlobPart, extra: Record<string, string> = {}) {
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

test.each(SHEETS)(
  "a kept drawing of two thousand lines opens as a page of a bounded size: %s",
  async (_, sheet) => {
    const { browser } = await newMember(product);
    const kept = await save(browser, drawing(SVG, { lines: JSON.stringify(sheet(LINES)) }));
    const { id } = JSON.parse(kept.body);
    const page = await browser.get(`${ADDRESS}?plan=${id}`);
    expect(page.status).toBe(200);
    // Whole, each of these sheets is a page of thousands of entries.
    const entries = tagsOf(page.body).filter(({ name }) => name === "li" || name === "tr");
    expect(entries.length).toBeLessThanOrEqual(3 * MOST_SHOWN);
    expect(page.body.length).toBeLessThan(256 * 1024);
    expect(gzipSync(page.body).length).toBeLessThan(32 * 1024);
  },
);

test("a kept picture may stay in the browser, and is shown only to whom the server says so each time", async () => {
  const { browser } = await newMember(product);
  const { id } = JSON.parse((await save(browser, drawing(SVG))).body);
  const address = `${ADDRESS}/drawings/${id}`;
  const picture = await browser.get(address);
  expect(picture.headers.get("cache-control")).toBe("private, no-cache");
  const etag = picture.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"\w+"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await browser.get(address, { "if-none-match": known });
    expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, "", etag]);
  }
  const other = await browser.get(address, { "if-none-match": '"other"' });
  expect([other.status, other.body]).toEqual([200, SVG]);

  const known = { "if-none-match": etag };
  const { browser: stranger } = await newMember(product);
  expect((await stranger.get(address, known)).status).toBe(404);
  await browser.post("/auth/sign-out", {});
  const after = await browser.get(address, known);
  expect([after.status, after.location]).toEqual([303, expect.stringMatching(/^\/auth\?redirectTo=/)]);
});

const MOVING_SVG = '<svg viewBox="0 0 9 9"><rect width="9" height="9"/><animate/></svg>';
/** Two frames of one pixel. */
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const MOVING_GIF = Buffer.from([
  ...Buffer.from("GIF89a"),
  1,
  0,
  1,
  0,
  0x80,
  0,
  0,
  0,
  0,
  0,
  255,
  255,
  255,
  ...FRAME,
  ...FRAME,
  0x3b,
]);

test("a picture that moves is not kept, whichever way it is sent", async () => {
  const { browser } = await newMember(product);
  for (const picture of [MOVING_SVG, MOVING_GIF]) {
    const saved = await save(browser, drawing(picture));
    expect([saved.status, JSON.parse(saved.body)]).toEqual([400, { error: "moving" }]);
    const plain = await save(browser, drawing(picture, { answer: "" }));
    expect(plain.status).toBe(303);
    expect((await browser.visit(plain.location ?? "")).toasts).toEqual([
      expect.stringContaining("This picture moves."),
    ]);
    const sent = await sendPlain(browser, { drawing: [file(picture, "plan.gif", "image/gif")], keep: true });
    expect([sent.status, sent.problem]).toEqual([400, expect.stringContaining("This picture moves.")]);
  }
  expect((await browser.get(`${ADDRESS}?lang=en`)).text).toContain("Nothing is saved yet");
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

/** A picture of pixels: one pixel of PNG. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const file = (content: BlobPart, name: string, type: string) => new File([content], name, { type });
const svgFile = (content = SVG) => file(content, "house.svg", "image/svg+xml");
const pngFile = (name = "plan.png") => file(PNG, name, "image/png");

interface Plain {
  drawing?: File[];
  photo?: File;
  keep?: boolean;
  idem?: string;
  zone?: string;
}
/** Sends the plain form as a browser does: fields in which nothing was chosen hold an empty file. */
function sendPlain(
  browser: Browser,
  { drawing: files = [], photo, keep, idem = crypto.randomUUID(), zone = "" }: Plain,
): Promise<Page> {
  const nothing = file("", "", "application/octet-stream");
  const form = new FormData();
  form.set("intent", "read");
  form.set("idem", idem);
  form.set("zone", zone);
  if (keep) form.set("keep", "on");
  for (const each of files.length > 0 ? files : [nothing]) form.append("drawing", each);
  form.append("photo", photo ?? nothing);
  return browser.send(ADDRESS, { method: "POST", body: form });
}

describe("a drawing sent without scripts", () => {
  test("is an SVG whose texts are read at once, for anybody", async () => {
    const browser = new Browser(product);
    const page = await browser.get(ask({}));
    expect(page.form({ intent: "read" }).fields.idem).toMatch(/^[0-9a-f-]{36}$/);
    const read = await sendPlain(browser, {
      drawing: [svgFile(SVG.replace("</svg>", "<text x='20' y='90'>R-30 CLG</text></svg>"))],
      zone: "5",
    });
    expect(read.status).toBe(200);
    for (const words of ["What this drawing says", "house.svg", "IRC R304.1", "IRC N1102.1.3", "R-60"])
      expect(read.text).toContain(words);
    expect(read.body).toMatch(/<option value="5" selected/);
  });

  test("without a legible word is told that it holds none, and gets no result of another", async () => {
    for (const [language, words] of [
      ["en", "Nothing legible on this drawing"],
      ["es", "En este plano no hay nada legible"],
      ["he", "אין בתוכנית הזאת דבר קריא"],
    ] as const) {
      const browser = new Browser(product);
      await browser.get(`${ADDRESS}?lang=${language}`);
      const page = await sendPlain(browser, {
        drawing: [svgFile('<svg viewBox="0 0 9 9"><rect width="9" height="9"/></svg>')],
      });
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(words)]);
      expect(page.text).not.toMatch(/87%|LIVING ROOM/);
    }
  });

  /** About six megabytes of a piece. */
  const megabytes = (piece: string) => piece.repeat(Math.floor(5_900_000 / piece.length));
  test.each([
    ["groups", megabytes("<g>"), true],
    ["groups that are closed", megabytes("<g></g>"), true],
    ["one run of text", `<text>${megabytes("A")}</text>`, false],
    ["attributes", `<text ${megabytes('a="" ')}>DEN</text>`, false],
    ["entities", `<text>${megabytes("&amp;")}</text>`, false],
    ["pieces of a line", `<text>${megabytes('<tspan x="1">A</tspan>')}</text>`, true],
    ["texts", megabytes("<text>DEN</text>"), true],
    ["spaces", `<text href=${megabytes(" ")}"#a">DEN</text>`, false],
  ])(
    "of six megabytes of %s is answered, and said to be read in part where it is",
    async (_, inside, partly) => {
      const browser = new Browser(product);
      await browser.get(ask({}));
      const page = await sendPlain(browser, { drawing: [svgFile(`<svg viewBox="0 0 9 9">${inside}</svg>`)] });
      expect(page.status).toBe(200);
      expect(page.text.includes("Only part of this drawing was read")).toBe(partly);
    },
  );

  test("is said to be read in part in every language", async () => {
    for (const [language, words] of [
      ["es", "Solo se leyó una parte de este plano"],
      ["he", "רק חלק מהתוכנית הזאת נקרא"],
    ] as const) {
      const browser = new Browser(product);
      await browser.get(`${ADDRESS}?lang=${language}`);
      const deep = `<svg viewBox="0 0 9 9"><text>DEN</text>${"<g>".repeat(70)}<text>HALL</text></svg>`;
      expect((await sendPlain(browser, { drawing: [svgFile(deep)] })).text).toContain(words);
    }
  });

  test("of more lines than are kept is said to be kept in part, now and when it is opened again", async () => {
    const { browser } = await newMember(product);
    const lines = Array.from({ length: 2_100 }, (_, n) => `<text>BEDROOM ${n % 90}</text>`).join("");
    const kept = await sendPlain(browser, {
      drawing: [svgFile(`<svg viewBox="0 0 9 9">${lines}</svg>`)],
      keep: true,
    });
    expect(kept.location).toContain("&partly=yes");
    const opened = await browser.get(`${kept.location}&lang=en`);
    expect(opened.text).toContain("The first 100 of each list are shown");
    expect(opened.body.length).toBeLessThan(400_000);
    const [, all = ""] = /href="([^"]*all=yes)"/.exec(opened.body) ?? [];
    const whole = await browser.get(all.replace(/&amp;/g, "&"));
    expect(whole.text).not.toContain("The first 100 of each list are shown");
    expect(whole.text.match(/BEDROOM \d/g)).toHaveLength(2_000);
    for (const address of [kept.location ?? "", (kept.location ?? "").replace("&partly=yes", "")])
      expect((await browser.get(`${address}&lang=en`)).text).toContain("Only part of this drawing was read");
  });

  test("that is no drawing is refused beside the field, in the exact words", async () => {
    const types = ".png, .jpg, .jpeg, .gif, .bmp, .svg, .webp";
    const most = 6 * 1024 * 1024;
    const cases: [Plain, string][] = [
      [{}, "Please upload an image file"],
      [{ drawing: [file("notes", "notes.txt", "text/plain")] }, "Please upload an image file"],
      [
        { drawing: [file("%PDF-1.7", "plan.pdf", "application/pdf")] },
        "Please upload an image file. A PDF is",
      ],
      [{ drawing: [file("II*", "plan.tiff", "image/tiff")] }, `File type must be ${types}`],
      [{ drawing: [file("x", "plan.png", "image/png")] }, "File is smaller than 20 bytes"],
      [
        { drawing: [file("x".repeat(1.5 * most), "plan.png", "image/png")] },
        `File is larger than ${most} bytes`,
      ],
      [{ drawing: [pngFile(), pngFile()] }, "Too many files"],
      [{ drawing: [pngFile()], photo: pngFile() }, "Too many files"],
      [{ drawing: [file("no picture, but long enough", "plan.png", "image/png")] }, "The name says image"],
      [{ drawing: [svgFile("<svg><script>alert(1)</script></svg>")] }, "This SVG holds code"],
      [{ drawing: [svgFile('<svg viewBox="0 0 9 9"><rect/><animate/></svg>')] }, "This picture moves"],
      [{ drawing: [pngFile()] }, "Sign in to keep it"],
      [{ photo: file(PNG, "IMG_0001", "image/png") }, "Sign in to keep it"],
    ];
    for (const [plain, words] of cases) {
      const page = await sendPlain(new Browser(product), plain);
      expect([page.status, page.problem]).toEqual([400, expect.stringContaining(words)]);
    }
  });

  test("is kept once for a member who asks, and is measured on", async () => {
    const { browser } = await newMember(product);
    const unasked = await sendPlain(browser, { drawing: [pngFile()] });
    expect([unasked.status, unasked.problem]).toEqual([400, expect.stringContaining("Keep this drawing")]);
    const idem = crypto.randomUUID();
    const kept = await sendPlain(browser, { drawing: [pngFile()], keep: true, idem });
    expect([kept.status, kept.location]).toEqual([303, `${ADDRESS}?plan=${idem}`]);
    expect((await sendPlain(browser, { drawing: [pngFile()], keep: true, idem })).location).toBe(
      kept.location,
    );
    const plan = await browser.get(`${kept.location}&lang=en`);
    expect(plan.body).toContain('type="image"');
    const list = await browser.get(ask({}));
    expect(list.body.match(new RegExp(`href="[^"]*plan=${idem}"`, "g"))).toHaveLength(1);
    expect(list.text).toContain("Nothing read on it yet");
    expect((await browser.get(`${ADDRESS}/drawings/${idem}`)).headers.get("content-type")).toBe("image/png");
    const svg = await sendPlain(browser, { drawing: [svgFile()], keep: true });
    expect((await browser.get(svg.location ?? "")).text).toContain("IRC R304.1");
  });

  test("is kept for nobody who is not signed in", async () => {
    const page = await sendPlain(new Browser(product), { drawing: [pngFile()], keep: true });
    expect([page.status, page.location]).toEqual([303, expect.stringMatching(/^\/auth\?redirectTo=/)]);
  });

  test("is not taken from another site", async () => {
    const body = new FormData();
    body.set("drawing", svgFile());
    const headers = { origin: "https://evil.example" };
    expect((await new Browser(product).send(ADDRESS, { method: "POST", body, headers })).status).toBe(403);
  });
});

describe("what is kept with a drawing", () => {
  const takeoff = "s=10.10_110.10~10'&m=length~Wall~~10.10_60.10";

  test("is the take-off, saved by one form and there when it is opened again", async () => {
    const { browser } = await newMember(product);
    const { id } = JSON.parse((await save(browser, drawing(SVG))).body);
    const measured = await browser.get(`${ADDRESS}?plan=${id}&lang=en&${takeoff}`);
    expect(measured.text).toContain("Not saved yet");
    const kept = await browser.submit(measured, { intent: "takeoff" });
    expect(kept.toasts).toEqual(["The take-off is saved."]);
    expect(kept.path).toBe(`${ADDRESS}?plan=${id}`);
    const opened = await browser.get(`${ADDRESS}?plan=${id}`);
    expect(opened.text).toMatch(/Wall.*5 ft/);
    expect(opened.text).toContain("The take-off is saved with the drawing.");
    // The same form sent again is done already.
    const again = await browser.submit(measured, { intent: "takeoff" });
    expect(again.toasts).toEqual(["The take-off is saved."]);
    // Another page that was made before it is told, and loses nothing.
    const other = await browser.submit(measured, { intent: "takeoff" }, { takeoff: "m=count~~~5.5" });
    expect(other.status).toBe(409);
    expect(other.text).toContain("This drawing was changed on another page");
    expect(other.text).toMatch(/Wall.*5 ft/);
  });

  test("is measured into the database: the address holds only the points that are not finished", async () => {
    const { browser } = await newMember(product);
    const { id } = JSON.parse((await save(browser, drawing(SVG))).body);
    const open = (query = "") => browser.get(`${ADDRESS}?plan=${id}&lang=en${query}`);
    const finish = (page: Page, typed: Record<string, string>) =>
      browser.submit(page, { intent: "takeoff", do: "finish" }, typed);
    const long = { length: "ten feet", p: "10,10 110,10" };
    const wrong = await finish(await open("&zone=5&zoom=960"), long);
    expect([wrong.status, wrong.problem]).toEqual([400, expect.stringContaining("Type the length")]);
    expect([wrong.valueOf("length"), wrong.form({ do: "finish" }).fields.p]).toEqual(["ten feet", long.p]);
    let page = await finish(wrong, { length: "10'" });
    expect(page.toasts).toEqual(["The take-off is saved."]);
    expect(new URL(page.path, product.origin).searchParams).toEqual(
      new URLSearchParams({ plan: id, zoom: "960", zone: "5", tool: "check", p: "" }),
    );
    const many = Array.from({ length: 60 }, (_, n) => `${n * 5},${(n * 37) % 290}`).join(" ");
    for (let n = 1; n <= 30; n++)
      page = await finish(await open("&tool=count"), { label: `Posts ${n}`, p: many });
    expect(page.path.length).toBeLessThan(200);
    expect(page.text).toContain("The take-off is saved with the drawing.");
    for (const form of page.forms.filter(({ method }) => method === "GET"))
      expect(new URLSearchParams(form.fields).toString().length).toBeLessThan(300);
    expect((await open()).text).toMatch(/Posts 1 .*Posts 30 /);

    const counted = await browser.get(`${ADDRESS}?plan=${id}&tool=count&p=5.5_6.6&label=Doors`);
    const undone = await browser.submit(counted, { intent: "takeoff", do: "undo" });
    expect([undone.status, undone.toasts]).toEqual([200, []]);
    expect(undone.form({ do: "finish" }).fields).toMatchObject({ p: "5,5", label: "Doors" });
    // The buttons stand in the list, outside of the form that they send.
    const form = counted.form({ do: "finish" });
    const answer = await browser.post(form.action, { ...form.fields, do: "remove-0" });
    expect(answer.status).toBe(303);
    const removed = await browser.visit(answer.location ?? "");
    expect(removed.text).not.toContain("Posts 1 ");
    expect(removed.form({ do: "finish" }).fields).toMatchObject({ p: "5,5 6,6", label: "Doors" });
  });

  test("is measured once by a form that is sent twice, and told beside what another page made of it", async () => {
    const { browser } = await newMember(product);
    const { id } = JSON.parse((await save(browser, drawing(SVG))).body);
    const page = await browser.get(`${ADDRESS}?plan=${id}&lang=en&tool=count`);
    const count = (label: string, from = page) =>
      browser.submit(from, { intent: "takeoff", do: "finish" }, { label, p: "5,5 9,9" });
    await Promise.all([count("Doors"), count("Doors")]);
    const again = await count("Doors");
    expect([again.status, again.text.match(/Remove Doors|Doors/g)?.length]).toEqual([200, 1]);
    const late = await count("Windows");
    expect(late.status).toBe(409);
    expect(late.text).toContain("This drawing was changed on another page");
    expect(late.text).toContain("together with what you had set and typed");
    expect(late.text).toContain("Doors");
    expect(late.form({ do: "finish" }).fields).toMatchObject({ label: "Windows", p: "5,5 9,9" });
    const both = await count("Windows", late);
    expect([both.status, both.text]).toEqual([200, expect.stringMatching(/Doors.*Windows/)]);
  });

  test("are lines typed beside it, which are checked with it and leave the take-off as it stands", async () => {
    const { browser } = await newMember(product);
    const id = crypto.randomUUID();
    await sendPlain(browser, { drawing: [pngFile()], keep: true, idem: id });
    const measured = await browser.get(`${ADDRESS}?plan=${id}&lang=en&${takeoff}`);
    const lines = 'UP 13R @ 8"';
    const kept = await browser.submit(measured, { intent: "lines" }, { lines });
    expect(kept.toasts).toEqual(["The lines are kept with the drawing."]);
    expect(kept.text).toContain("IRC R311.7.5.1");
    expect(kept.text).toContain("Not saved yet");
    expect((await browser.get(`${ADDRESS}?plan=${id}`)).valueOf("lines")).toBe(lines);
    const emptied = await browser.submit(kept, { intent: "lines" }, { lines: "" });
    expect([emptied.status, emptied.valueOf("lines")]).toEqual([200, ""]);
    const long = await browser.submit(emptied, { intent: "lines" }, { lines: "x".repeat(4_001) });
    expect([long.status, long.valueOf("lines")?.length]).toEqual([400, 4_001]);
    expect(long.text).toContain("At most 4,000 characters");
  });

  test("is answered to a program with the new version, and refused on an old one", async () => {
    const { browser } = await newMember(product);
    const { id } = JSON.parse((await save(browser, drawing(SVG, { takeoff }))).body);
    expect((await browser.get(`${ADDRESS}?plan=${id}&lang=en`)).text).toMatch(/Wall.*5 ft/);
    const keep = (version: string, query: string) =>
      browser.post(`${ADDRESS}/drawings`, { intent: "takeoff", answer: "json", id, version, takeoff: query });
    const first = await keep("1", "m=count~Doors~~5.5");
    expect([first.status, JSON.parse(first.body)]).toEqual([200, { version: 2 }]);
    const late = await keep("1", "m=count~Windows~~5.5");
    expect([late.status, JSON.parse(late.body)]).toEqual([409, { error: "stale" }]);
    const { browser: stranger } = await newMember(product);
    const stolen = await stranger.post(`${ADDRESS}/drawings`, {
      intent: "takeoff",
      id,
      version: "2",
      takeoff,
    });
    expect(stolen.status).toBe(404);
    expect(
      (await new Browser(product).post(`${ADDRESS}?plan=${id}`, { intent: "takeoff", id, version: "2" }))
        .location,
    ).toMatch(/^\/auth/);
  });
});
