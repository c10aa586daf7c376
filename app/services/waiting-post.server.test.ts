import { expect, test } from "vitest";
import { answerToWaiting, keeperOf, refusedWaiting, writtenAt } from "./waiting-post.server.ts";

const post = (path: string, keeper?: string) =>
  new Request(`https://groundwork.example${path}`, {
    method: "POST",
    headers: keeper === undefined ? {} : { "X-Waiting": keeper },
  });
const signedIn = (id?: string) => ({ session: { current: async () => (id ? { id } : undefined) } });
const goneOn = (to: string) =>
  new Response(null, { status: 303, headers: { Location: to, "Set-Cookie": "toast=1" } });

test("a post that waited goes through for whom it was written, and for nobody else", async () => {
  const ana = await keeperOf("/project-log/1", { id: "ana" });
  const statusFor = async (path: string, keeper: string, id?: string) =>
    (await refusedWaiting(post(path, keeper), signedIn(id)))?.status;
  expect(await statusFor("/project-log/1", ana, "ana")).toBeUndefined();
  expect(await statusFor("/project-log/1", "guest")).toBeUndefined();
  expect(await statusFor("/project-log/1", ana, "bo")).toBe(401);
  expect(await statusFor("/project-log/1", ana)).toBe(401);
  expect(await statusFor("/project-log/1", "guest", "ana")).toBe(401);
});

test("whoever holds a link sends for the link, signed in or not, and by no other page", async () => {
  expect(await refusedWaiting(post("/shared/x/near-miss", "link"), signedIn("ana"))).toBeUndefined();
  expect((await refusedWaiting(post("/project-log/1", "link"), signedIn("ana")))?.status).toBe(401);
});

test("a form of a page is asked for no keeper, and answered as ever", async () => {
  expect(await refusedWaiting(post("/project-log/1"), signedIn("ana"))).toBeUndefined();
  expect(answerToWaiting(post("/project-log/1"), goneOn("/project-log/1")).status).toBe(303);
});

test("what was taken says so in place of leading on, with its cookies", () => {
  const answer = answerToWaiting(post("/project-log/1", "guest"), goneOn("/project-log/1#add"));
  expect([answer.status, answer.headers.get("X-Taken"), answer.headers.get("Location")]).toEqual([
    200,
    "/project-log/1#add",
    null,
  ]);
  expect(answer.headers.get("Set-Cookie")).toBe("toast=1");
});

test("who is sent to sign in was not heard, and a refusal stays as it is", () => {
  expect(answerToWaiting(post("/project-log/1", "guest"), goneOn("/auth?to=/project-log/1")).status).toBe(
    401,
  );
  const refused = answerToWaiting(post("/project-log/1", "guest"), new Response("page", { status: 409 }));
  expect([refused.status, refused.headers.get("X-Taken")]).toEqual([409, null]);
});

test("a keeper's mark tells nothing of the account", async () => {
  const mark = await keeperOf("/", { id: "somebody" });
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(mark).not.toBe(await keeperOf("/", { id: "somebody else" }));
});

test("a form that waited was written as long ago as it waited, for a day; another one is written now", () => {
  const now = new Date("2026-03-02T15:00:00.000Z");
  const at = (headers: Record<string, string>) =>
    writtenAt(new Request("https://groundwork.example/", { headers }), now)?.toISOString();
  expect(at({ "X-Waiting": "link", "X-Waited": "5400000" })).toBe("2026-03-02T13:30:00.000Z");
  expect(at({ "X-Waiting": "link", "X-Waited": "86400001" })).toBeUndefined();
  for (const headers of [{}, { "X-Waited": "5400000" }, { "X-Waiting": "link", "X-Waited": "-1" }])
    expect(at(headers as Record<string, string>)).toBe(now.toISOString());
});
