import type { ActionFunctionArgs, LoaderFunction, ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { DatabaseUnavailable } from "../../db/client.ts";
import { guardedBuild } from "./guarded-build.ts";

type Handler = (args: ActionFunctionArgs) => unknown;
type Handlers = { loader?: Handler; action?: Handler };

/** The handlers of a build's only route, guarded. */
function guard(handlers: Handlers, request = new Request("https://groundwork.example/")) {
  const build = { routes: { page: { id: "page", module: { default: () => null, ...handlers } } } };
  const { module } = (guardedBuild(build as unknown as ServerBuild).routes.page ?? {}) as {
    module: Record<string, unknown>;
  };
  const args = { request, context: {}, params: {} } as unknown as ActionFunctionArgs;
  return { module, run: (name: string) => (module[name] as LoaderFunction)(args) };
}

const fail = (error: unknown) => () => {
  throw error;
};

test.each(["loader", "action"])("a %s that cannot reach the database answers the 503 page", async (name) => {
  const wrapped = new Error("Failed query: select 1", { cause: new DatabaseUnavailable("no answer") });
  const { run } = guard({ [name]: fail(wrapped) });
  const response: Response = await Promise.resolve(run(name)).catch((thrown) => thrown);
  expect(response).toBeInstanceOf(Response);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: "database-unavailable" });
});

test("what somebody wrote into the form is given back, and no secret, key or choice", async () => {
  const body = new URLSearchParams({
    intent: "raise",
    idem: "8d6c5a0e-0c5f-4a53-9a51-0d0f8f1f4c11",
    words: " Grout missing\nbehind the door ",
    again: "Grout missing\nbehind the door",
    trade: "tile",
    password: "plumb level square",
    pin: "43 21 a",
  });
  const request = new Request("https://groundwork.example/", { method: "POST", body });
  const action: Handler = async (args) => {
    await args.request.formData();
    throw new DatabaseUnavailable("no answer");
  };
  const response: Response = await Promise.resolve(guard({ action }, request).run("action")).catch(
    (thrown) => thrown,
  );
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: "database-unavailable",
    typed: ["Grout missing\nbehind the door"],
  });
});

test.each([
  { what: "another error", thrown: new Error("UNIQUE constraint failed: users.email") },
  { what: "a redirect", thrown: new Response(null, { status: 303 }) },
  { what: "a refusal", thrown: new Response("no", { status: 404 }) },
])("$what goes on as it is", async ({ thrown }) => {
  await expect(guard({ loader: fail(thrown) }).run("loader")).rejects.toBe(thrown);
});

test("what a handler answers goes on as it is", async () => {
  expect(await guard({ loader: () => ({ ok: true }) }).run("loader")).toEqual({ ok: true });
});

test("a form sent to a route that takes none answers the 405 page", async () => {
  const thrown = await Promise.resolve()
    .then(() => guard({ loader: () => null }).run("action"))
    .catch((refusal: unknown) => refusal);
  expect((thrown as Response).status).toBe(405);
  expect(await (thrown as Response).json()).toEqual({ error: "method" });
});

test("a route without a loader gets none, and keeps everything else", () => {
  const { module } = guard({ action: () => null });
  expect(module).not.toHaveProperty("loader");
  expect(module).toHaveProperty("default");
});
