import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../tests/prove.ts";
import { safeRedirect } from "./safe-redirect.ts";

const ORIGIN = "https://groundwork.example";

/** Where a browser on our origin would go. */
function destination(location: string): URL {
  return new URL(location, `${ORIGIN}/auth`);
}

test.each([
  "/",
  "/cart",
  "/shop?category=books",
  "/ai-hub?tab=chat#latest",
  "/patent-viewer/7",
  "/a/b?x=//evil.example",
  "/a#//evil.example",
  "/100%25",
])("the path %s of this site is kept as it is", (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/x\\..\\..\\evil.example",
  "https://evil.example",
  "HTTPS://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "/javascript:alert(1)\n",
  "data:text/html,x",
  "mailto:a@evil.example",
  "evil.example",
  "cart",
  "./cart",
  "?x",
  "#x",
  "",
  " /cart",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nSet-Cookie: a=b",
  "/\u0000",
  "/\u007f",
  "@evil.example",
])("%j is not a path of this site", (target) => {
  expect(safeRedirect(target, "/home")).toBe("/home");
});

test.each([
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/x/%2E%2e//evil.example/",
  "/./.././/evil.example?x",
])("%s does not become the address of another host once its dots are resolved", (target) => {
  expect(safeRedirect(target, "/home")).toBe("/home");
});

test.each([
  { form: "fullwidth slashes", target: "/／evil.example" },
  { form: "division slashes", target: "/∕evil.example" },
  { form: "a right-to-left override", target: "/\u202eelpmaxe.live//" },
  { form: "a lone surrogate", target: "/\ud800" },
  { form: "a zero-width joiner", target: "/\u200d/evil.example" },
])("$form stay in the path of this site", ({ target }) => {
  const { origin, host } = destination(safeRedirect(target));
  expect(origin).toBe(ORIGIN);
  expect(host).toBe("groundwork.example");
});

test("letters of other scripts are percent-encoded, as a header needs them", () => {
  expect(safeRedirect("/חנות?q=é")).toBe("/%D7%97%D7%A0%D7%95%D7%AA?q=%C3%A9");
});

test.each([undefined, null, 7, {}, ["/cart"], new File([], "/cart")])("%o is no target at all", (target) => {
  expect(safeRedirect(target)).toBe("/");
});

test("a target longer than an address may be is dropped", () => {
  expect(safeRedirect(`/${"a".repeat(1_999)}`)).toHaveLength(2_000);
  expect(safeRedirect(`/${"a".repeat(2_000)}`)).toBe("/");
});

const piece = fc.constantFrom(
  ..."/ \\ . .. // evil.example %2e %2f %5c : ; @ ? # \t \n \u0000 https: javascript: a é ／ \u202e 127.0.0.1".split(
    " ",
  ),
);
const target = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
);

test("wherever a visitor wants to go, it is this origin", () => {
  fc.assert(
    fc.property(target, (wanted) => {
      const location = safeRedirect(wanted, "/home");
      expect(destination(location).origin).toBe(ORIGIN);
      // Asked a second time, for example after a round trip through the sign-in form, it still is.
      expect(destination(safeRedirect(location, "/home")).origin).toBe(ORIGIN);
    }),
    { numRuns: times(2_000) },
  );
});

test("no target breaks a header", () => {
  fc.assert(
    fc.property(target, (wanted) => {
      expect(safeRedirect(wanted)).toMatch(/^\/[\x21-\x7e]*$/);
    }),
    { numRuns: times(2_000) },
  );
});
