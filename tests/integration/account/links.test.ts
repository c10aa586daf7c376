import { expect, test } from "vitest";
import { Browser, type Fields } from "../support/browser.ts";
import { newMember, signIn, signUp } from "../support/members.ts";
import { product } from "../support/product.ts";

/** A member with a kept drawing and a link to it. */
async function shared(more: Fields = {}) {
  const { browser, id: user } = await newMember(product);
  const drawing = crypto.randomUUID();
  await product.query(
    "insert into drawings (id, workspace_id, name, type, width, height, confidence, lines, created_at) values (?, ?, 'Sheet A', 'image/png', 40, 30, 0, '[]', ?)",
    drawing,
    `user:${user}`,
    new Date().toISOString(),
  );
  const address = `/workspace/share?type=drawing&id=${drawing}`;
  const link = crypto.randomUUID();
  const answer = await browser.post(address, {
    intent: "share",
    idem: link,
    workspace: `user:${user}`,
    type: "drawing",
    id: drawing,
    name: "The architect",
    kind: "person",
    days: "7",
    answer: "on",
    sign: "on",
    asksName: "on",
    ...more,
  });
  const sheet = await browser.get(`/workspace/share?link=${link}`);
  const path = /\/l\/[\w-]+/.exec(sheet.body)?.[0] ?? "";
  const opened = async () => {
    const holder = new Browser(product);
    return { holder, answer: await holder.get(path) };
  };
  return { browser, drawing, address, link, answer, sheet, path, opened };
}

test("a link becomes a cookie of its own pages, and no page has the token", async () => {
  const { opened, link, path } = await shared();
  const { holder, answer } = await opened();
  expect([answer.status, answer.location]).toEqual([303, `/shared/${link}`]);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  const [cookie] = holder.setCookies;
  expect(cookie).toContain(`Path=/shared/${link}`);
  expect(cookie).toMatch(/HttpOnly/);
  const page = await holder.visit(`/shared/${link}`);
  expect([page.status, page.heading]).toEqual([200, "Sheet A"]);
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(page.body).not.toContain(path.slice(3));
  expect(holder.cookies.size).toBe(1);
});

test("who holds a link has no menu of the product around the page", async () => {
  const { opened, link } = await shared();
  const { holder } = await opened();
  const { body } = await holder.visit(`/shared/${link}`);
  for (const way of ['href="/shop"', 'href="/auth"', 'href="/cart"', "<nav", "<footer"])
    expect(body).not.toContain(way);
});

test("an answer with a printed name comes back to whoever shared, once per form", async () => {
  const { browser, address, opened, link } = await shared();
  const { holder } = await opened();
  const page = await holder.visit(`/shared/${link}`);
  const words = { decision: "approved", text: "Stair <b>fine</b>", printedName: "Sample Architect" };
  const fields = { ...page.forms.find((form) => "idem" in form.fields)?.fields, ...words };
  for (const _ of [1, 2]) expect((await holder.post(`/shared/${link}/drawing`, fields)).status).toBe(303);
  const back = await browser.get(address);
  expect(back.text.match(/Stair/g)).toHaveLength(1);
  expect(back.text).toContain("Sample Architect");
  expect(back.text).toContain("Approved");
  expect((await holder.visit(`/shared/${link}`)).text).toContain("Stair <b>fine</b>");
});

test("a form without its name or its words is shown again with what was typed", async () => {
  const { opened, link } = await shared();
  const { holder } = await opened();
  const send = (fields: Fields) =>
    holder.post(`/shared/${link}/drawing`, { idem: crypto.randomUUID(), ...fields });
  const nameless = await send({ decision: "approved", text: "All good" });
  expect([nameless.status, nameless.valueOf("text")]).toEqual([400, "All good"]);
  expect(nameless.problem).toContain("Enter your name");
  const wordless = await send({ decision: "changes", printedName: "Sample Architect" });
  expect([wordless.status, wordless.valueOf("printedName")]).toEqual([400, "Sample Architect"]);
});

test("a link revoked while its page is open gives back what was typed and writes nothing", async () => {
  const { browser, address, opened, link } = await shared();
  const { holder } = await opened();
  const page = await holder.visit(`/shared/${link}`);
  const idem = page.forms.find((form) => "idem" in form.fields)?.fields.idem ?? "";
  expect((await browser.post(address, { intent: "revoke", id: link })).status).toBe(303);
  const answer = await holder.post(`/shared/${link}/drawing`, {
    idem,
    text: "A long remark about the stair",
    printedName: "Sample Architect",
  });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain("A long remark about the stair");
  const door = await holder.get(`/shared/${link}`);
  expect([door.status, door.heading]).toEqual([410, "This link was revoked"]);
  expect(door.text).toContain("Sample Builder");
  const [count] = await product.query<{ n: number }>(
    "select count(*) as n from link_events where link_id = ? and act = 'answer'",
    link,
  );
  expect(count?.n).toBe(0);
});

test("a guessed link opens nothing, says nothing, and is counted", async () => {
  const stranger = new Browser(product);
  const page = await stranger.visit("/l/guessed");
  expect([page.status, page.heading]).toEqual([403, "Open the link you were given"]);
  const { link } = await shared();
  expect((await new Browser(product).get(`/shared/${link}`)).text).toBe(page.text);
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) statuses.push((await stranger.get(`/l/guess-${n}`)).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test("a crew's link asks for its PIN, and says until when it is locked", async () => {
  const { opened, link } = await shared({ kind: "crew", pin: "4711" });
  const { holder } = await opened();
  const door = await holder.visit(`/shared/${link}`);
  expect([door.status, door.heading]).toEqual([200, "Enter the PIN"]);
  expect((await holder.get(`/shared/${link}/drawing`)).location).toBe(`/shared/${link}`);
  for (let n = 0; n < 5; n++)
    expect((await holder.post(`/shared/${link}`, { pin: "0000" })).status).toBe(400);
  const locked = await holder.post(`/shared/${link}`, { pin: "4711" });
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(locked.problem).toMatch(/locked for 1[45] minutes/);
  await product.query("update capability_links set pin_window_ends = '2026-01-01' where id = ?", link);
  expect((await holder.post(`/shared/${link}`, { pin: "4711" })).status).toBe(303);
  expect((await holder.visit(`/shared/${link}`)).heading).toBe("Sheet A");
});

test("a crew's link without a PIN, or for nobody, is refused beside its field with what was typed", async () => {
  const { answer } = await shared({ kind: "crew", name: "Framing crew" });
  expect([answer.status, answer.valueOf("name")]).toEqual([400, "Framing crew"]);
  expect(answer.problem).toContain("needs a PIN");
  expect((await shared({ name: " " })).answer.problem).toContain("Say whom the link is for");
});

test("the sheet to print has the code, whom it is for, what it allows and until when", async () => {
  const { sheet, path } = await shared();
  expect(sheet.body).toContain(product.origin + path);
  expect(sheet.body).toMatch(/<svg[^>]+role="img"[^>]+aria-label="QR code of the link for The architect"/);
  for (const said of ["The architect", "See it · Answer · Approve or ask for changes", "Works until"])
    expect(sheet.text).toContain(said);
});

test("a member removed while a form of theirs is open gets back what they typed, and nothing is written", async () => {
  const [owner, member] = [await newMember(product), await newMember(product)];
  const idem = crypto.randomUUID();
  const workspace = `workspace:${idem}`;
  await owner.browser.post("/workspace", { intent: "make", idem, name: "Ridge Framing" });
  await product.query(
    "insert into workspace_members (workspace_id, user_id, role, joined_at) values (?, ?, 'member', ?)",
    workspace,
    member.id,
    new Date().toISOString(),
  );
  const drawing = crypto.randomUUID();
  await product.query(
    "insert into drawings (id, workspace_id, name, type, width, height, confidence, lines, created_at) values (?, ?, 'Sheet A', 'image/png', 40, 30, 0, '[]', ?)",
    drawing,
    workspace,
    new Date().toISOString(),
  );
  await member.browser.post("/workspace", { intent: "switch", workspace });
  const plan = `/blueprint-analyzer?plan=${drawing}`;
  expect((await member.browser.get(plan)).status).toBe(200);
  expect(
    (await owner.browser.post("/workspace", { intent: "remove", workspace, userId: member.id })).status,
  ).toBe(303);
  const fields = { intent: "lines", id: drawing, version: "1", lines: "Bedroom 10'-0\" x 12'-0\"" };
  const answer = await member.browser.post(plan, fields);
  expect(answer.status).toBe(403);
  expect(answer.text).toContain("Bedroom 10'-0\" x 12'-0\"");
  const [kept] = await product.query<{ typed_lines: string }>(
    "select typed_lines from drawings where id = ?",
    drawing,
  );
  expect(kept?.typed_lines).toBe("");
  expect((await member.browser.get("/workspace")).text).toContain("a space of your own");
});

test("whoever was sent a link keeps it with an account made there, and finds it on another device", async () => {
  const { opened, link, browser: maker } = await shared();
  const { holder } = await opened();
  const page = await holder.visit(`/shared/${link}`);
  expect(page.body).toContain(`href="/shared/${link}/keep"`);
  const keep = await holder.get(`/shared/${link}/keep`);
  expect([keep.status, keep.heading]).toEqual([200, "Keep this page in an account"]);
  const back = new URLSearchParams({ redirectTo: `/shared/${link}/keep` }).toString();
  expect(keep.body).toContain(`href="/auth?mode=sign-up&amp;${back}"`);
  expect((await holder.post(`/shared/${link}/keep`, {})).location).toBe(`/auth?${back}`);

  const email = await signUp(product);
  await signIn(holder, email);
  expect((await holder.get(`/shared/${link}/keep`)).text).toContain(email);
  const kept = await holder.post(`/shared/${link}/keep`, {});
  expect([kept.status, kept.location]).toEqual([303, "/shared-with-me"]);
  expect((await holder.get(`/shared/${link}/keep`)).text).toContain("Your account keeps this page.");

  const other = new Browser(product);
  await signIn(other, email);
  expect((await other.get(`/shared/${link}/drawing`)).location).toBe(`/shared/${link}`);
  const list = await other.get("/shared-with-me");
  expect(list.text).toContain("Sheet A");
  const open = await other.post("/shared-with-me", { intent: "open", id: link });
  expect([open.status, open.location]).toEqual([303, `/shared/${link}`]);
  expect((await other.visit(`/shared/${link}`)).heading).toBe("Sheet A");

  await maker.post("/access", { intent: "revoke", id: link });
  expect((await other.get("/shared-with-me")).text).toContain("Revoked");
  expect((await other.visit(`/shared/${link}`)).heading).toBe("This link was revoked");
  expect((await other.post("/shared-with-me", { intent: "drop", id: link })).status).toBe(303);
  expect((await other.get("/shared-with-me")).text).toContain("Nothing is kept here yet");
  expect((await other.post("/shared-with-me", { intent: "open", id: link })).status).toBe(404);
});

test("a crew's link is kept by no account, and its page says so", async () => {
  const { opened, link } = await shared({ kind: "crew", pin: "4711" });
  const { holder } = await opened();
  await holder.post(`/shared/${link}`, { pin: "4711" });
  const keep = await holder.get(`/shared/${link}/keep`);
  expect(keep.text).toContain("belongs to a crew or to a device on site");
  await signIn(holder, await signUp(product));
  expect((await holder.post(`/shared/${link}/keep`, {})).location).toBe(`/shared/${link}/keep`);
  expect((await holder.get("/shared-with-me")).text).toContain("Nothing is kept here yet");
});
