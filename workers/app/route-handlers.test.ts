import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
import { createRouteHandlers } from "./route-handlers.ts";

/** A build of resource routes that answer their own id. */
function buildOf(paths: Record<string, string>): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(paths).map(([id, path]) => [
      id,
      {
        id,
        path,
        parentId: "root",
        index: path === "" ? true : undefined,
        module: { loader: () => new Response(id), action: () => new Response(`${id} changed`) },
      },
    ]),
  );
  return {
    routes: { root: { id: "root", path: "", module: { default: () => null } }, ...routes },
    assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "" },
    entry: { module: { default: () => new Response("a document") } },
    future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
  } as unknown as ServerBuild;
}

const BUILD = buildOf({
  home: "",
  shop: "/shop",
  signOut: "/auth/sign-out",
  provider: "/auth/:provider",
  rest: "*",
});

async function answer(path: string, method = "GET"): Promise<string> {
  const handle = createRouteHandlers(BUILD, "production");
  const request = new Request(`http://localhost${path}`, { method });
  return (await handle(request, {} as AppLoadContext)).text();
}

test.each([
  ["/", "home"],
  ["/?a=1", "home"],
  ["/shop", "shop"],
  ["/shop/", "shop"],
  ["/SHOP", "shop"],
  ["/%73hop", "shop"],
  ["/%2Fshop", "rest"],
  ["/shop%2F", "rest"],
  ["/shop.DATA", "rest"],
  ["/_root", "rest"],
  ["/%E0%A4%A", "rest"],
  ["/auth/sign-out", "signOut"],
  ["/auth/google", "provider"],
  ["/auth", "rest"],
  ["/shop/extra", "rest"],
  ["/nowhere", "rest"],
])("%s is answered by the route that all of them together would choose", async (path, id) => {
  expect(await answer(path)).toBe(id);
});

test("a form goes to its own route", async () => {
  expect(await answer("/auth/sign-out", "POST")).toBe("signOut changed");
});

test("a route may answer as it likes more than once", async () => {
  const handle = createRouteHandlers(BUILD, "production");
  const ask = async (path: string) =>
    (await handle(new Request(`http://localhost${path}`), {} as AppLoadContext)).text();
  expect([await ask("/shop"), await ask("/"), await ask("/shop")]).toEqual(["shop", "home", "shop"]);
});
