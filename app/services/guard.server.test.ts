import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { requireAdmin, requireLocal, requireUser } from "./guard.server.ts";

const ANA = { id: "1", email: "ana@example.com", emailConfirmed: true };

interface Setting {
  member?: Partial<typeof ANA>;
  adminEmails?: string[];
}

function context({ member, adminEmails = [] }: Setting): AppLoadContext {
  return {
    session: { current: async () => member },
    env: { adminEmails },
  } as unknown as AppLoadContext;
}

const request = (path: string) => new Request(`https://groundwork.example${path}`);

/** The response that a guard throws. */
async function thrownBy(guard: () => unknown): Promise<Response> {
  try {
    await guard();
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error("the guard let the request pass");
}

test("a member passes", async () => {
  expect(await requireUser(context({ member: ANA }), request("/profile"))).toBe(ANA);
});

test.each([
  { path: "/profile", back: "/profile" },
  { path: "/profile?tab=1&x=é", back: "/profile?tab=1&x=%C3%A9" },
  { path: "/profile.data", back: "/profile" },
  { path: "/profile.data?tab=1", back: "/profile?tab=1" },
])("a guest at $path is sent to sign in and comes back to $back", async ({ path, back }) => {
  const response = await thrownBy(() => requireUser(context({}), request(path)));
  expect(response.status).toBe(303);
  const location = new URL(response.headers.get("location") ?? "", "https://groundwork.example");
  expect(location.pathname).toBe("/auth");
  expect(location.searchParams.get("redirectTo")).toBe(back);
});

test("an administrator with a confirmed address passes", async () => {
  const setting = { member: ANA, adminEmails: [ANA.email] };
  expect(await requireAdmin(context(setting), request("/admin"))).toBe(ANA);
});

test.each([
  { who: "another member", setting: { member: ANA, adminEmails: ["bo@example.com"] } },
  {
    who: "somebody who has not confirmed an administrator's address",
    setting: { member: { ...ANA, emailConfirmed: false }, adminEmails: [ANA.email] },
  },
  { who: "a member where nobody is administrator", setting: { member: ANA } },
])("$who does not learn that the page exists", async ({ setting }) => {
  const response = await thrownBy(() => requireAdmin(context(setting), request("/admin")));
  expect(response.status).toBe(404);
});

test("a guest at an administrator's page is asked to sign in", async () => {
  const response = await thrownBy(() =>
    requireAdmin(context({ adminEmails: [ANA.email] }), request("/admin")),
  );
  expect(response.status).toBe(303);
});

test("local screens exist where there are local tools only", async () => {
  expect(requireLocal({ localTools: true })).toBeUndefined();
  expect((await thrownBy(() => requireLocal({ localTools: false }))).status).toBe(404);
});
