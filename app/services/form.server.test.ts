import * as v from "valibot";
import { expect, test } from "vitest";
import { formOf } from "../../tests/forms.ts";
import { parseForm, readForm, replyOf } from "./form.server.ts";

const Schema = v.object({
  email: v.pipe(v.string("required"), v.email("invalid")),
  password: v.pipe(v.string("required"), v.minLength(8, "short")),
});

const post = (body: BodyInit | undefined, contentType?: string) =>
  new Request("https://groundwork.example/auth", {
    method: "POST",
    body,
    headers: contentType ? { "content-type": contentType } : {},
  });

test("a posted form is read, urlencoded or multipart", async () => {
  expect((await readForm(post(new URLSearchParams({ a: "1" })))).get("a")).toBe("1");
  expect((await readForm(post(formOf({ a: "1" })))).get("a")).toBe("1");
});

test.each([
  { body: '{"a":1}', type: "application/json" },
  { body: "a=1", type: "text/plain" },
  { body: "garbage", type: "multipart/form-data; boundary=x" },
  { body: "garbage", type: "multipart/form-data" },
  { body: undefined, type: undefined },
])("a body of type $type that is no form is answered with the 400 page", async ({ body, type }) => {
  const thrown = await readForm(post(body, type)).catch((refusal: unknown) => refusal);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(400);
  expect(await (thrown as Response).json()).toEqual({ error: "malformed" });
});

test.each(["email", "firstName", "redirectTo", "panel", "lines[12].quantity", "tags[]", "a"])(
  "a field that a form of ours could name %s is read",
  async (name) => {
    expect((await readForm(post(new URLSearchParams({ [name]: "1" })))).get(name)).toBe("1");
  },
);

test.each([
  "__proto__",
  "a[4294967295]",
  "a[b]",
  "a.b.c",
  "a[0][1]",
  "[0]",
  "a b",
  "",
  "1a",
  `a${"b".repeat(61)}`,
])("a field named %j is no form's of ours and is left out", async (name) => {
  const form = await readForm(post(new URLSearchParams({ [name]: "1", email: "kept" })));
  expect([...form]).toEqual([["email", "kept"]]);
});

test("of a form with far too many fields the first thousand are read", async () => {
  const fields = new URLSearchParams(Array.from({ length: 3_000 }, (_, n) => [`f${n}`, "1"]));
  const form = await readForm(post(fields));
  expect([...form]).toHaveLength(1_000);
  expect(form.has("f999")).toBe(true);
});

test("a list of which only a far element is sent makes no long list", async () => {
  const form = await readForm(post(new URLSearchParams({ "a[4294967294]": "1", "a[999]": "1" })));
  const submission = parseForm(form, v.looseObject({}));
  expect(JSON.stringify(submission.payload).length).toBeLessThan(10_000);
});

test("a refused form comes back with its errors by field and what was typed", () => {
  const reply = replyOf(parseForm(formOf({ email: "ana", password: "short" }), Schema));
  expect(reply).toEqual({
    fields: { email: "ana" },
    errors: { email: "invalid", password: "short" },
    formError: undefined,
  });
});

test("a field that was cleared comes back empty, so that no page puts its old text into it", () => {
  const Named = v.object({
    first: v.optional(v.string("no")),
    last: v.pipe(v.string("no"), v.maxLength(2, "long")),
  });
  const { fields } = replyOf(parseForm(formOf({ first: "", last: "abc" }), Named));
  expect(fields).toEqual({ first: "", last: "abc" });
});

test("nothing called a password ever comes back", () => {
  const Passwords = v.object({ newPassword: v.literal("x", "no"), PASSWORD: v.string("no") });
  const reply = replyOf(parseForm(formOf({ newPassword: "secret one", PASSWORD: "secret two" }), Passwords));
  expect(JSON.stringify(reply)).not.toContain("secret");
});

test("an error found later is shown like one of the form's own", () => {
  const submission = parseForm(formOf({ email: "ana@example.com", password: "password" }), Schema);
  expect(replyOf(submission, { errors: { password: "common" }, formError: "check" })).toEqual({
    fields: { email: "ana@example.com" },
    errors: { password: "common" },
    formError: "check",
  });
});

test.each(["__proto__", "constructor", "a[b]", "a.b", "a[0]", "[]"])(
  "a field named %s harms nothing",
  (name) => {
    const submission = parseForm(formOf({ email: "ana", [name]: "x" }), Schema);
    expect(submission.status).toBe("error");
    expect(replyOf(submission).errors).toMatchObject({ email: "invalid", password: expect.any(String) });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  },
);
