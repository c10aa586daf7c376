import { expect, test } from "vitest";
import { asksForWebSocket, hasForeignOrigin, readOffer } from "./upgrade-request.ts";

const at = (url: string, headers: HeadersInit) => new Request(url, { headers });

test.each([
  [null, { offersConvai: false, bearer: undefined }],
  ["", { offersConvai: false, bearer: undefined }],
  ["convai", { offersConvai: true, bearer: undefined }],
  ["convai,bearer.aa.bb-_", { offersConvai: true, bearer: "aa.bb-_" }],
  [" bearer.aa.bb ,\tconvai ", { offersConvai: true, bearer: "aa.bb" }],
  ["bearer.aa.bb", { offersConvai: false, bearer: "aa.bb" }],
  ["bearer.", { offersConvai: false, bearer: "" }],
  ["CONVAI, chat", { offersConvai: false, bearer: undefined }],
  ["convai,,", { offersConvai: true, bearer: undefined }],
])("the protocols header %j is read as %o", (header, offer) => {
  expect(readOffer(header)).toEqual(offer);
});

test.each([
  ["a space inside a member", "convai bearer.x"],
  ["a quoted member", '"convai"'],
  ["a character outside ASCII", "convai,bearer.é"],
  ["base64 padding", "convai,bearer.aa=="],
  ["a slash", "convai,bearer.a/b"],
  ["a repeated member", "convai,convai"],
  ["two bearers", "convai,bearer.aa.bb,bearer.cc.dd"],
])("a protocols header with %s is malformed", (_what, header) => {
  expect(readOffer(header)).toBeUndefined();
});

test.each(["websocket", "WebSocket", "h2c, websocket"])("Upgrade: %s asks for a WebSocket", (upgrade) => {
  expect(asksForWebSocket(at("https://app.example/", { upgrade }))).toBe(true);
});

test.each(["", "h2c", "websockets"])("Upgrade: %j does not", (upgrade) => {
  expect(asksForWebSocket(at("https://app.example/", { upgrade }))).toBe(false);
});

test.each([
  ["https://app.example", false],
  ["http://app.example", false],
  ["https://app.example:8443", true],
  ["https://evil.example", true],
  ["https://app.example.evil.example", true],
  ["https://sub.app.example", true],
  ["null", true],
  ["", true],
  ["app.example", true],
])("a page of origin %j is foreign to https://app.example: %s", (origin, foreign) => {
  expect(hasForeignOrigin(at("https://app.example/v1/convai/conversation", { origin }))).toBe(foreign);
});

test("a request without an origin comes from a program and is not foreign", () => {
  expect(hasForeignOrigin(at("https://app.example/", {}))).toBe(false);
});

test("a page of the deployment's public origin is not foreign, whatever host a proxy asks for", () => {
  const request = at("http://10.0.0.2:8787/", { origin: "https://app.example" });
  expect(hasForeignOrigin(request)).toBe(true);
  expect(hasForeignOrigin(request, "https://app.example")).toBe(false);
  expect(hasForeignOrigin(request, "https://other.example")).toBe(true);
});
